import SwiftUI

/// The space for content next to the camera, which is as wide as the content needs.
///
/// 1. Content is proposed the maximum width less the margins, and keeps the margins.
/// 2. Content that takes its ideal width in the full width itself, but would not fit between the margins, gets it: the
///    side margins shrink evenly, to zero where the content fills the space.
/// 3. Content that fills whatever it is proposed, or that would be truncated even in the full width, keeps the margins.
struct IslandRoom {
    private(set) var margins: EdgeInsets
    /// With the margins, in points.
    private(set) var width: CGFloat
    private let height: CGFloat

    /// Points; widths closer than this are treated as equal.
    private static let tolerance: CGFloat = 0.01

    /// - Parameters:
    ///   - widest: the maximum for content and margins.
    ///   - height: of the island.
    init(for content: LayoutSubview, margins: EdgeInsets, widest: CGFloat, height: CGFloat) {
        self.margins = margins
        self.height = height
        let sides = margins.leading + margins.trailing
        let inner = max(height - margins.top - margins.bottom, 0)
        func width(_ proposed: CGFloat?) -> CGFloat {
            content.sizeThatFits(ProposedViewSize(width: proposed, height: inner)).width
        }
        let natural = width(widest)
        let isWhole = abs(natural - width(nil)) < Self.tolerance
        if isWhole, sides > 0, natural + sides > widest {
            let share = max(widest - natural, 0) / sides
            self.margins.leading *= share
            self.margins.trailing *= share
            self.width = natural + sides * share
        } else {
            self.width = width(max(widest - sides, 0)) + sides
        }
    }

    /// - Parameter width: of the content and its margins.
    func proposal(width: CGFloat) -> ProposedViewSize {
        ProposedViewSize(
            width: max(width - margins.leading - margins.trailing, 0),
            height: max(height - margins.top - margins.bottom, 0))
    }
}
