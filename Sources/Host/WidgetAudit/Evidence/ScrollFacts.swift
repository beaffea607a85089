import CoreGraphics
import RenderModel

/// A scroll view at the beginning of its content.
package struct ScrollFacts: Hashable, Sendable {
    package var path: [Int]
    package var identity: String
    /// The visible part, in points of the canvas.
    package var viewport: CGRect
    /// The frames of all leaves of the content, visible or not, in points of the canvas.
    package var items: [CGRect]

    package init(path: [Int], identity: String, viewport: CGRect, items: [CGRect]) {
        self.path = path
        self.identity = identity
        self.viewport = viewport
        self.items = items
    }

    /// `nil` for any other node.
    init?(_ node: RenderNode, path: [Int], identity: String, viewport: CGRect, toCanvas: CGAffineTransform) {
        guard node.viewType == "ScrollView", case .effect(.clip) = node.content, !viewport.isNull else { return nil }
        self.init(path: path, identity: identity, viewport: viewport, items: Self.leaves(of: node, toCanvas))
    }

    private static func leaves(of node: RenderNode, _ toCanvas: CGAffineTransform) -> [CGRect] {
        var inner = toCanvas
        var own: [CGRect] = []
        switch node.content {
        case .effect(.transform(let transform)): inner = transform.concatenating(toCanvas)
        case .text, .symbol, .image, .shape: own = [node.frame.applying(toCanvas)]
        case .group, .effect: break
        }
        return own + node.children.flatMap { leaves(of: $0, inner) }
    }
}
