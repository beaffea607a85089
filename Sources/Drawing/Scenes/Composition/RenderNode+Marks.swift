import CoreGraphics
import RenderModel

extension RenderNode {
    /// The drawing without the nodes that have a mark.
    func without(_ mark: Semantics.Marks) -> RenderNode {
        var node = self
        node.children = children.filter { !$0.has(mark) }.map { $0.without(mark) }
        return node
    }

    /// Only the nodes that have a mark; `nil` if there are none.
    ///
    /// Enclosing effects on colors are kept. Enclosing clips and transforms are not: they belong to the original
    /// position in the widget.
    func only(_ mark: Semantics.Marks) -> RenderNode? {
        if has(mark) { return self }
        let kept = children.compactMap { $0.only(mark) }
        guard !kept.isEmpty else { return nil }
        var node = self
        node.children = kept
        switch content {
        case .effect(.clip), .effect(.mask), .effect(.transform): node.content = .group
        case .effect, .group, .shape, .text, .image, .symbol: break
        }
        return node
    }

    private func has(_ mark: Semantics.Marks) -> Bool { semantics?.marks.contains(mark) ?? false }

    /// The bounding box of everything that draws; `nil` if nothing does. Frames within transforms are not converted:
    /// content of one line has none.
    var inkFrame: CGRect? {
        var frame: CGRect?
        switch content {
        case .group, .effect: break
        case .shape, .text, .image, .symbol: frame = self.frame
        }
        for child in children {
            guard let other = child.inkFrame else { continue }
            frame = frame.map { $0.union(other) } ?? other
        }
        return frame
    }
}
