import RenderModel

extension SceneSlot {
    /// The size in points of the smallest text of a widget in the place, which determines its legibility from a
    /// driver's seat or across a room; `nil` for a widget without text.
    ///
    /// - Parameter tree: the widget, laid out at the slot's canvas.
    package func smallestText(of tree: RenderTree) -> Double? {
        let sizes = tree.root.fontIndices.compactMap { tree.fonts.indices.contains($0) ? tree.fonts[$0].size : nil }
        let factor = min(abs(transform.a), abs(transform.d))
        return sizes.min().map { $0 * factor }
    }
}

extension RenderNode {
    /// The fonts of all glyphs, in drawing order.
    package var fontIndices: [Int] {
        var indices: [Int] = []
        if case .text(let text) = content {
            indices = text.lines.flatMap(\.runs).filter { !$0.glyphs.isEmpty }.map(\.font)
        }
        return indices + children.flatMap(\.fontIndices)
    }
}
