// MARK: Apps on screens

extension Decisions {
    /// Points from which a phone counts as large, regular in width when turned. The guidelines' table has the pattern
    /// but no sizes beside it; the first phones of that kind were 414 points wide, and the next narrower screen has
    /// 393.
    package static let largePhoneWidth = 414.0

    /// Points from which an iPad counts as the largest: it alone is regular in half a landscape screen, which is then
    /// wider than 678 points, more than any smaller iPad's in portrait leaves beside a third.
    package static let largestTabletWidth = 1024.0

    /// Points between the two apps of a split view.
    package static let splitDivider = 10.0
    /// Points of the narrow app: as wide as the smallest phone that is still made, so that a phone's layout fits.
    package static let narrowSplit = 320.0
    package static let wideNarrowSplit = 375.0

    /// Points of text that can be read: about 80 characters of 17-point body text, the upper end of what typographers
    /// advise.
    package static let readableWidth = 672.0

    /// Margins at the sides of a screen in points: the widget's standard margin, and 20 where there is more room.
    package static let screenMargin = 16.0
    package static let wideScreenMargin = 20.0
    package static let wideMarginWidth = 414.0

    /// Points: 44 is the least height that the guidelines let a control have; a tab bar has a label below its symbols.
    package static let navigationBar = 44.0
    package static let tabBar = 49.0

    /// Height of a docked keyboard in points, its bar of suggestions and the home indicator's space with it: rows of 54
    /// points on a phone and of 66 on an iPad, less when the screen is low.
    package static func keyboardHeight(on screen: Screen, height: Double) -> Double {
        let row = screen.platform == .iPad ? 66.0 : 54.0
        let bottom = safeArea(of: screen, turned: false).bottom
        return min(row * 4 + 44 + bottom, (height * 0.56).rounded())
    }

    /// Between a focused field and the keyboard, in points.
    package static let keyboardGap = 8.0

    /// Of the screen's width: 8.5 points at 45 mm, which brings text in from the round corners.
    package static let watchSideMarginShare = 0.043

    /// How much an item on Apple TV grows in focus, and points around a row's title. A sixth can be seen from a sofa.
    package static let televisionFocusFactor = 1.16
    package static let televisionTitleSpacing = 20.0
}
