/// The container for several views at the root of a hierarchy.
package enum RootStack {
    /// A vertical stack with default spacing (evidence: N1093–N1094).
    package static func make(_ nodes: [LayoutNode], inputs: _ViewInputs) -> LayoutNode {
        VStackLayout().makeNode(nodes, inputs: inputs)
    }
}
