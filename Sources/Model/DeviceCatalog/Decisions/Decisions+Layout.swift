// MARK: Apps on screens

extension Decisions {
    /// Points from which a phone counts as large, regular in width when turned. The guidelines' table has the pattern
    /// but no sizes next to it; the first phones of that kind were 414 points wide, and the next narrower screen has
    /// 393.
    package static let largePhoneWidth = 414.0

    /// Points from which an iPad counts as the largest: it alone is regular in half a landscape screen, which is then
    /// wider than 678 points, more than any smaller iPad's in portrait leaves next to a third.
    package static let largestTabletWidth = 1024.0

    /// Points of the narrow app: as wide as the smallest phone that is still sold, so that a phone's layout fits.
    package static let narrowSplit = 320.0
    package static let wideNarrowSplit = 375.0

    /// Points: 44 is the least height that the guidelines let a control have; a tab bar has a label below its symbols.
    package static let navigationBar = 44.0
    package static let tabBar = 49.0

    /// Height of a docked keyboard in points: the usual one, but at most 56 % of a low screen, so that a field has room
    /// above it.
    package static func keyboardHeight(on screen: Screen, height: Double) -> Double {
        min(screen.platform == .iPad ? tabletKeyboard : phoneKeyboard, (height * 0.56).rounded())
    }

    /// Between a focused field and the keyboard, in points.
    package static let keyboardGap = 8.0

    /// How much an item on Apple TV grows in focus: a sixth can be seen from a sofa.
    package static let televisionFocusFactor = 1.16
}
