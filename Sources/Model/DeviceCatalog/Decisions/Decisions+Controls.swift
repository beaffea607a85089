// MARK: Controls

extension Decisions {
    /// Points between two controls, the standard margin of the guidelines for widgets. The guidelines for controls
    /// specify no sizes. Two cells and the gap between them are as wide as a small widget, so that controls keep the
    /// rhythm of the Home Screen below: 71 points on a screen of 393x852, well above the 44 points that a finger needs.
    package static let controlGap = 16.0

    /// The opacity of the black that Control Center adds over the screen below. White text on glass over the lightest
    /// wallpaper here keeps the contrast of 4.5 to 1 that the accessibility guidelines require.
    package static let controlCenterShade = 0.45

    /// The radius in points of Control Center's blur of the screen below: half of the gap and a cell, so that no shape
    /// below competes with a control's outline.
    package static let controlCenterBlur = 40.0

    /// Space around a control in a picture, in points: the same as around a Live Activity.
    package static let controlStageMargin = activityStageMargin
}
