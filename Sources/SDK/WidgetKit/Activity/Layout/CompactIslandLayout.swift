import SwiftUI

/// The compact island: content on both sides of the camera.
///
/// 1. Each side proposes its content the available space less the margins, and takes what the content needs, but at
///    least the height of the island, so that its round end has space.
/// 2. Content that would fit the space but not the space less the margins gets what it needs: the margins shrink
///    (`IslandRoom`), because a device shows such content in full.
/// 3. Both sides are as wide as the wider one, because the camera is centered on the screen.
/// 4. Content is at the outer edges, vertically centered.
struct CompactIslandLayout: Layout {
    let metrics: ActivityMetrics
    let leading: EdgeInsets
    let trailing: EdgeInsets

    private var height: CGFloat { metrics.camera.height }

    private func room(of subview: LayoutSubview) -> IslandRoom {
        IslandRoom(
            for: subview, margins: subview[IslandSlotKey.self] == .leading ? leading : trailing,
            widest: metrics.sideWidth, height: height)
    }

    private func sideWidth(_ subviews: Subviews) -> CGFloat {
        let wanted = subviews.map { subview -> CGFloat in
            let slot = subview[IslandSlotKey.self]
            return slot == .leading || slot == .trailing ? room(of: subview).width : 0
        }
        return min(max(wanted.max() ?? 0, height), metrics.sideWidth).rounded(.up)
    }

    func sizeThatFits(proposal: ProposedViewSize, subviews: Subviews, cache: inout ()) -> CGSize {
        CGSize(width: metrics.camera.width + 2 * sideWidth(subviews), height: height)
    }

    func placeSubviews(in bounds: CGRect, proposal: ProposedViewSize, subviews: Subviews, cache: inout ()) {
        let side = (bounds.width - metrics.camera.width) / 2
        for subview in subviews {
            let room = room(of: subview)
            let middle = bounds.minY + (bounds.height + room.margins.top - room.margins.bottom) / 2
            switch subview[IslandSlotKey.self] {
            case .leading:
                subview.place(
                    at: CGPoint(x: bounds.minX + room.margins.leading, y: middle), anchor: .leading,
                    proposal: room.proposal(width: side))
            case .trailing:
                subview.place(
                    at: CGPoint(x: bounds.maxX - room.margins.trailing, y: middle), anchor: .trailing,
                    proposal: room.proposal(width: side))
            default:
                subview.place(
                    at: CGPoint(x: bounds.midX, y: bounds.midY), anchor: .center,
                    proposal: ProposedViewSize(metrics.camera))
            }
        }
    }
}

/// The minimal island: a circle, or a wider rounded shape, next to the camera or attached to it.
///
/// 1. The content is proposed the maximum width less the margins, which shrink as in the compact island; the shape is
///    as wide as the content needs, but at least a circle.
/// 2. Detached, it is the second of two activities, after the camera; attached, it is the first, before the camera, and
///    shares its shape.
struct MinimalIslandLayout: Layout {
    /// Between the camera's shape and a detached circle, in points; wide enough to see two shapes.
    static let gap: CGFloat = 8

    let metrics: ActivityMetrics
    let margins: EdgeInsets
    let attachment: IslandAttachment

    private var height: CGFloat { metrics.camera.height }

    private func room(of content: LayoutSubview) -> IslandRoom {
        IslandRoom(for: content, margins: margins, widest: metrics.sideWidth, height: height)
    }

    private func bubbleWidth(_ subviews: Subviews) -> CGFloat {
        let content = subviews.first { $0[IslandSlotKey.self] == .leading }
        return min(max(content.map { room(of: $0).width } ?? 0, height), metrics.sideWidth).rounded(.up)
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
                let room = room(of: subview)
                subview.place(
                    at: CGPoint(
                        x: start + (width + room.margins.leading - room.margins.trailing) / 2,
                        y: bounds.minY + (bounds.height + room.margins.top - room.margins.bottom) / 2),
                    anchor: .center, proposal: room.proposal(width: width))
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
