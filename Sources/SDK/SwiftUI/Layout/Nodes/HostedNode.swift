/// The behavior of a node of another module. Classes in a package can be subclassed only within their module.
package protocol NodeBehavior: AnyObject {
    /// Once the node is placed; a behavior may have no frame before.
    var children: [LayoutNode] { get }

    /// The size for a proposal, in points.
    func measure(_ proposal: ProposedViewSize) -> CGSize

    /// Places the children within (0, 0, size), from the left in every language.
    func placeChildren(of node: HostedNode, size: CGSize, proposal: ProposedViewSize)

    /// Appends what the node draws; `frame` is its absolute frame in canvas points.
    func emit(_ node: HostedNode, into emitter: inout RenderEmitter, frame: CGRect)
}

/// A node with a behavior from another module. It is laid out left to right in any language and has no guides of its
/// own.
package final class HostedNode: LayoutNode {
    package let behavior: any NodeBehavior

    package init(_ behavior: any NodeBehavior, _ inputs: _ViewInputs) {
        self.behavior = behavior
        super.init(inputs)
    }

    package override var children: [LayoutNode] { behavior.children }

    package override var layoutDirection: LayoutDirection { .leftToRight }

    package override func measure(_ proposal: ProposedViewSize) -> CGSize { behavior.measure(proposal) }

    package override func placeChildren(size: CGSize, proposal: ProposedViewSize) {
        behavior.placeChildren(of: self, size: size, proposal: proposal)
    }

    package override func makeGuides() -> GuideSet { [] }

    package override func emit(into emitter: inout RenderEmitter, frame: CGRect) {
        behavior.emit(self, into: &emitter, frame: frame)
    }
}
