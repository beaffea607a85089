import SwiftUI

/// The compact island: content to both sides of the camera.
///
/// 1. Each side proposes its content the room there is, less the margins, and takes what the content needs, at least
///    the height of the island, so that its round end has room.
/// 2. Both sides are as wide as the wider one, because the camera is in the middle of the screen.
/// 3. Content lies at the outer edges, in the middle of the height.
struct CompactIslandLayout: Layout {
    let metrics: ActivityMetrics
    let leading: EdgeInsets
    let trailing: EdgeInsets

    private var height: CGFloat { metrics.camera.height }

    private func margins(_ slot: IslandSlot) -> EdgeInsets { slot == .leading ? leading : trailing }

    private func proposal(for slot: IslandSlot, width: CGFloat) -> ProposedViewSize {
        let margins = margins(slot)
        return ProposedViewSize(
            width: max(width - margins.leading - margins.trailing, 0),
            height: max(height - margins.top - margins.bottom, 0))
    }

    private func sideWidth(_ subviews: Subviews) -> CGFloat {
        let wanted = subviews.map { subview -> CGFloat in
            let slot = subview[IslandSlotKey.self]
            guard slot == .leading || slot == .trailing else { return 0 }
            let margins = margins(slot)
            return subview.sizeThatFits(proposal(for: slot, width: metrics.sideWidth)).width + margins.leading
                + margins.trailing
        }
        return min(max(wanted.max() ?? 0, height), metrics.sideWidth).rounded(.up)
    }

    func sizeThatFits(proposal: ProposedViewSize, subviews: Subviews, cache: inout ()) -> CGSize {
        CGSize(width: metrics.camera.width + 2 * sideWidth(subviews), height: height)
    }

    func placeSubviews(in bounds: CGRect, proposal: ProposedViewSize, subviews: Subviews, cache: inout ()) {
        let side = (bounds.width - metrics.camera.width) / 2
        for subview in subviews {
            let slot = subview[IslandSlotKey.self]
            let margins = margins(slot)
            let middle = bounds.minY + (bounds.height + margins.top - margins.bottom) / 2
            switch slot {
            case .leading:
                subview.place(
                    at: CGPoint(x: bounds.minX + margins.leading, y: middle), anchor: .leading,
                    proposal: self.proposal(for: slot, width: side))
            case .trailing:
                subview.place(
                    at: CGPoint(x: bounds.maxX - margins.trailing, y: middle), anchor: .trailing,
                    proposal: self.proposal(for: slot, width: side))
            default:
                subview.place(
                    at: CGPoint(x: bounds.midX, y: bounds.midY), anchor: .center,
                    proposal: ProposedViewSize(metrics.camera))
            }
        }
    }
}

/// The minimal island: a circle, or a wider round shape, beside the camera or joined to it.
///
/// 1. The content is proposed the widest room less the margins; the shape is as wide as the content needs, at least a
///    circle.
/// 2. Detached it is the second of two activities and lies after the camera; attached it is the first, lies before
///    the camera and shares its shape.
struct MinimalIslandLayout: Layout {
    /// Between the camera's shape and a detached circle, in points; wide enough to be seen as two things.
    static let gap: CGFloat = 8

    let metrics: ActivityMetrics
    let margins: EdgeInsets
    let attachment: IslandAttachment

    private var height: CGFloat { metrics.camera.height }

    private func proposal(width: CGFloat) -> ProposedViewSize {
        ProposedViewSize(
            width: max(width - margins.leading - margins.trailing, 0),
            height: max(height - margins.top - margins.bottom, 0))
    }

    private func bubbleWidth(_ subviews: Subviews) -> CGFloat {
        let content = subviews.first { $0[IslandSlotKey.self] == .leading }
        let width = content?.sizeThatFits(proposal(width: metrics.sideWidth)).width ?? 0
        return min(max(width + margins.leading + margins.trailing, height), metrics.sideWidth).rounded(.up)
    }

    private var gap: CGFloat { attachment == .detached ? Self.gap : 0 }

    func sizeThatFits(proposal: ProposedViewSize, subviews: Subviews, cache: inout ()) -> CGSize {
        CGSize(width: metrics.camera.width + gap + bubbleWidth(subviews), height: height)
    }

    func placeSubviews(in bounds: CGRect, proposal: ProposedViewSize, subviews: Subviews, cache: inout ()) {
        let width = bounds.width - metrics.camera.width - gap
        let start = attachment == .detached ? bounds.maxX - width : bounds.minX
        let camera = attachment == .detached ? bounds.minX : bounds.maxX - metrics.camera.width
        for subview in subviews {
            switch subview[IslandSlotKey.self] {
            case .leading:
                subview.place(
                    at: CGPoint(
                        x: start + (width + margins.leading - margins.trailing) / 2,
                        y: bounds.minY + (bounds.height + margins.top - margins.bottom) / 2), anchor: .center,
                    proposal: self.proposal(width: width))
            case .camera:
                subview.place(at: CGPoint(x: camera, y: bounds.minY), proposal: ProposedViewSize(metrics.camera))
            default:
                let whole = attachment == .attached ? bounds.width : width
                subview.place(
                    at: CGPoint(x: start, y: bounds.minY), proposal: ProposedViewSize(width: whole, height: height))
            }
        }
    }
}
