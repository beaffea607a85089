import SwiftUI

/// The content of a Live Activity on the Lock Screen.
///
/// 1. The content is proposed the whole width and the maximum height, so that flexible content grows.
/// 2. The place is as high as the content, within the limits; smaller content is centered, larger content is clipped
///    around its center.
struct ActivityContentLayout: Layout {
    let metrics: ActivityMetrics

    func sizeThatFits(proposal: ProposedViewSize, subviews: Subviews, cache: inout ()) -> CGSize {
        let highest = subviews.map { $0.sizeThatFits(proposed(metrics.maximumHeight)).height }.max() ?? 0
        return CGSize(width: metrics.width, height: metrics.limited(highest))
    }

    func placeSubviews(in bounds: CGRect, proposal: ProposedViewSize, subviews: Subviews, cache: inout ()) {
        for subview in subviews {
            subview.place(
                at: CGPoint(x: bounds.midX, y: bounds.midY), anchor: .center, proposal: proposed(bounds.height))
        }
    }

    /// For an unlimited height the content is asked for its ideal height.
    private func proposed(_ height: CGFloat) -> ProposedViewSize {
        ProposedViewSize(width: metrics.width, height: height.isFinite ? height : nil)
    }
}
