import _Testing_CoreGraphics

@testable import SwiftUI

/// Fills lines from the leading edge; a view that does not fit starts a new line. A line is as tall as its tallest
/// view.
struct FlowLayout: Layout {
    var gap: CGFloat

    /// Ideal sizes of the views.
    func makeCache(subviews: Subviews) -> [CGSize] { subviews.map { $0.sizeThatFits(.unspecified) } }

    private func origins(_ sizes: [CGSize], width: CGFloat) -> (origins: [CGPoint], size: CGSize) {
        var origins: [CGPoint] = []
        var position = CGPoint.zero
        var lineHeight: CGFloat = 0
        var widest: CGFloat = 0
        for size in sizes {
            if position.x > 0, position.x + size.width > width {
                position = CGPoint(x: 0, y: position.y + lineHeight + gap)
                lineHeight = 0
            }
            origins.append(position)
            widest = max(widest, position.x + size.width)
            position.x += size.width + gap
            lineHeight = max(lineHeight, size.height)
        }
        return (origins, CGSize(width: widest, height: position.y + lineHeight))
    }

    func sizeThatFits(proposal: ProposedViewSize, subviews: Subviews, cache: inout [CGSize]) -> CGSize {
        origins(cache, width: proposal.width ?? .infinity).size
    }

    func placeSubviews(in bounds: CGRect, proposal: ProposedViewSize, subviews: Subviews, cache: inout [CGSize]) {
        let origins = origins(cache, width: proposal.width ?? .infinity).origins
        for (subview, origin) in zip(subviews, origins) {
            subview.place(at: CGPoint(x: bounds.minX + origin.x, y: bounds.minY + origin.y), proposal: .unspecified)
        }
    }
}

/// Takes the proposal and places nothing.
struct ForgetfulLayout: Layout {
    func sizeThatFits(proposal: ProposedViewSize, subviews: Subviews, cache: inout Void) -> CGSize {
        proposal.replacingUnspecifiedDimensions()
    }

    func placeSubviews(in bounds: CGRect, proposal: ProposedViewSize, subviews: Subviews, cache: inout Void) {}
}

/// A value for `EqualWidthColumn`: how many times the common width a view gets.
struct Weight: LayoutValueKey {
    static let defaultValue: CGFloat = 1
}

/// Views under each other, all as wide as the widest ideal width times their weight, at their preferred distances.
/// Its leading guide is indented by 10.
struct EqualWidthColumn: Layout {
    private func widest(_ subviews: Subviews) -> CGFloat {
        subviews.map { $0.sizeThatFits(.unspecified).width }.max() ?? 0
    }

    private func frames(_ subviews: Subviews) -> [CGRect] {
        let width = widest(subviews)
        var top: CGFloat = 0
        return subviews.indices.map { index in
            if index > 0 {
                top += subviews[index - 1].spacing.distance(to: subviews[index].spacing, along: .vertical)
            }
            let proposal = ProposedViewSize(width: width * subviews[index][Weight.self], height: nil)
            let size = subviews[index].sizeThatFits(proposal)
            defer { top += size.height }
            return CGRect(x: 0, y: top, width: width * subviews[index][Weight.self], height: size.height)
        }
    }

    func sizeThatFits(proposal: ProposedViewSize, subviews: Subviews, cache: inout Void) -> CGSize {
        let frames = frames(subviews)
        return CGSize(width: frames.map(\.width).max() ?? 0, height: frames.last?.maxY ?? 0)
    }

    func placeSubviews(in bounds: CGRect, proposal: ProposedViewSize, subviews: Subviews, cache: inout Void) {
        for (subview, frame) in zip(subviews, frames(subviews)) {
            subview.place(
                at: CGPoint(x: bounds.minX, y: bounds.minY + frame.minY),
                proposal: ProposedViewSize(width: frame.width, height: nil))
        }
    }

    func explicitAlignment(
        of guide: HorizontalAlignment, in bounds: CGRect, proposal: ProposedViewSize, subviews: Subviews,
        cache: inout Void
    ) -> CGFloat? {
        guide == .leading ? bounds.minX + 10 : nil
    }
}
