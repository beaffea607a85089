import CoreGraphics
import RenderModel

extension SceneSlot {
    /// Whether the place does more with a widget than clip and position it.
    package var bendsContent: Bool { bend != nil || label != nil || curveCenter != nil }
}

extension RenderTree {
    /// The tree as a slot that bends content shows it, in points of its own canvas, which a label may exceed; the
    /// unchanged tree if the slot bends nothing.
    package func standing(in slot: SceneSlot?) -> RenderTree {
        guard let slot, slot.bendsContent, slot.transform.a != 0, slot.transform.d != 0 else { return self }
        var merger = TreeMerger()
        let back = slot.transform.inverted()
        let node = slot.node(showing: self, merger: &merger)
        var tree = self
        tree.root = RenderNode(.effect(.transform(back)), frame: node.frame.applying(back), children: node.children)
        (tree.fonts, tree.symbols, tree.images) = (merger.fonts, merger.symbols, merger.images)
        return tree
    }
}

extension RenderNode {
    /// The line along a circle, in points of its own canvas, centered on the middle of the bend.
    func bent(_ bend: SceneSlot.Bend) -> RenderNode {
        bent(along: CurvedLine(bend: bend, middle: (inkFrame ?? frame).center, scale: 1))
    }
}
