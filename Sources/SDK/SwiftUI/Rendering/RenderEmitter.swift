import RenderModel

/// Emits render nodes during a walk of the placed layout nodes.
///
/// Walking, for each container:
/// 1. Take its children in order of zIndex, equal ones in source order.
/// 2. Turn each child's leading-based frame into an absolute one, mirrored when the container is right to left.
/// 3. Let the child emit itself with that frame.
package struct RenderEmitter {
    package private(set) var nodes: [RenderNode] = []

    package init() {}

    package mutating func append(_ node: RenderNode) {
        nodes.append(node)
    }

    /// Emits the children of `node`, whose absolute frame is `frame`, as siblings.
    package mutating func emitChildren(of node: LayoutNode, frame: CGRect) {
        if let child = node.onlyChild { return emit(child, in: node, frame: frame) }
        var children = node.children
        if children.contains(where: { $0.traits.zIndex != 0 }) {
            children = children.enumerated()
                .sorted { ($0.element.traits.zIndex, $0.offset) < ($1.element.traits.zIndex, $1.offset) }
                .map(\.element)
        }
        for child in children { emit(child, in: node, frame: frame) }
    }

    /// Emits one child of `container`, whose absolute frame is `frame`.
    package mutating func emit(_ child: LayoutNode, in container: LayoutNode, frame: CGRect) {
        child.emit(into: &self, frame: Self.absoluteFrame(of: child, in: container, frame: frame))
    }

    /// Emits `node`'s children below one group node.
    package mutating func emitGroup(_ node: LayoutNode, frame: CGRect, semantics: Semantics? = nil) {
        let children = collect { $0.emitChildren(of: node, frame: frame) }
        append(RenderNode(.group, frame: frame, children: children, semantics: semantics, viewType: node.viewType))
    }

    /// Emits `node`'s children below one effect.
    package mutating func emitEffect(_ effect: Effect, of node: LayoutNode, frame: CGRect) {
        let children = collect { $0.emitChildren(of: node, frame: frame) }
        if children.isEmpty { return }
        append(RenderNode(.effect(effect), frame: frame, children: children, viewType: node.viewType))
    }

    /// The output of `body`, collected separately.
    package func collect(_ body: (inout RenderEmitter) -> Void) -> [RenderNode] {
        var inner = RenderEmitter()
        body(&inner)
        return inner.nodes
    }

    package static func absoluteFrame(of child: LayoutNode, in container: LayoutNode, frame: CGRect) -> CGRect {
        let local = child.frame
        let x: CGFloat =
            switch container.layoutDirection {
            case .leftToRight: frame.minX + local.minX
            case .rightToLeft: frame.maxX - local.maxX
            }
        return CGRect(x: x, y: frame.minY + local.minY, width: local.width, height: local.height)
    }
}

extension CGRect {
    /// The drawn rectangle for a layout frame.
    ///
    /// 1. The origin is rounded to the nearest device pixel, halves upward.
    /// 2. A size of whole pixels is kept; any other one ends at the pixel nearest to its far edge.
    ///
    /// Evidence: E-DRAW-1, where half-pixel origins give sharp edges of unchanged size.
    package func snapped(scale: CGFloat) -> CGRect {
        guard scale > 0, minX.isFinite, minY.isFinite, width.isFinite, height.isFinite else { return self }
        let x = Self.snap(minX, length: width, scale: scale)
        let y = Self.snap(minY, length: height, scale: scale)
        return CGRect(x: x.origin, y: y.origin, width: x.length, height: y.length)
    }

    private static func snap(
        _ origin: CGFloat, length: CGFloat, scale: CGFloat
    ) -> (origin: CGFloat, length: CGFloat) {
        // Sums of thirds miss whole pixels by about 1e-13; a thousandth of a pixel is never intended.
        let tolerance: CGFloat = 0.001
        let start = (origin * scale + 0.5 + tolerance).rounded(.down)
        let pixels = length * scale
        let whole = pixels.rounded()
        if abs(pixels - whole) < tolerance { return (start / scale, whole / scale) }
        let end = ((origin + length) * scale + 0.5 + tolerance).rounded(.down)
        return (start / scale, max(end - start, 0) / scale)
    }
}
