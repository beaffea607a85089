import RenderModel

extension RenderTree {
    /// The tree as a slot with a bent line shows it; itself where the slot's line is straight.
    package func bent(_ bend: SceneSlot.Bend?) -> RenderTree {
        guard let bend else { return self }
        var tree = self
        tree.root = root.without(.widgetLabel).bent(bend)
        return tree
    }
}

extension RenderNode {
    /// The line along a circle, in points of its own canvas, with its middle where the bend has its own.
    func bent(_ bend: SceneSlot.Bend) -> RenderNode {
        bent(along: CurvedLine(bend: bend, middle: (inkFrame ?? frame).center, scale: 1))
    }
}
