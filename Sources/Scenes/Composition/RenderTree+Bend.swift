import RenderModel

extension RenderTree {
    /// The tree as a slot with a bent line shows it; itself where the slot's line is straight.
    package func bent(_ bend: SceneSlot.Bend?) -> RenderTree {
        guard let bend else { return self }
        var tree = self
        tree.root = root.bent(bend, centredOn: root.inkFrame)
        return tree
    }
}
