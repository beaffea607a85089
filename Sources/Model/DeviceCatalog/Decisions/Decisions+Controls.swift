// MARK: Controls

extension Decisions {
    /// Points between two controls, the standard margin of the guidelines for widgets. The guidelines for controls give
    /// no sizes. Two cells and the gap between them are as wide as a small widget, so that controls keep the rhythm of
    /// the Home Screen below: 71 points on a screen of 393x852, well above the 44 points that a finger needs.
    package static let controlGap = 16.0

    /// How dark Control Center lies over the screen below, as a share of black. White words on glass over our lightest
    /// wallpaper keep the contrast of 4.5 to 1 that the guidelines for accessibility ask for.
    package static let controlCenterShade = 0.45

    /// How much Control Center blurs the screen below, as a radius in points: half of the gap and a cell, so that no
    /// form of what is below competes with a control's outline.
    package static let controlCenterBlur = 40.0

    /// Space around a control in a picture, in points: that around a Live Activity.
    package static let controlStageMargin = activityStageMargin
}
