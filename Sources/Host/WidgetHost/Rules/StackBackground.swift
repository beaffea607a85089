import RenderModel

/// The background of a widget in a Smart Stack of a watch: its own if it declares one, black otherwise (F-70).
package enum StackBackground: Hashable, Sendable {
    case black
    /// The widget draws it, in the node with the container background.
    case declared

    package init(_ tree: RenderTree) {
        self = tree.root.drawsBackground ? .declared : .black
    }
}

extension RenderNode {
    /// Whether a descendant is a container background with visible content.
    fileprivate var drawsBackground: Bool {
        if semantics?.marks.contains(.containerBackground) == true { return drawsAnything }
        return children.contains { $0.drawsBackground }
    }

    private var drawsAnything: Bool {
        switch content {
        case .shape(let shape):
            if case .color(let color) = shape.fill.paint, color.alpha <= 0 { return false }
            return true
        case .text, .image, .symbol: return true
        case .effect(.opacity(let opacity)) where opacity <= 0: return false
        case .group, .effect: return children.contains { $0.drawsAnything }
        }
    }
}
