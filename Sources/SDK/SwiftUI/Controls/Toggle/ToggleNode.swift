import RenderModel

/// A toggle in its current state, which includes the drawing of its other state.
///
/// 1. The other state does not affect layout: it gets the same frame.
/// 2. If each state is one node, the drawn node has the other as its alternative. An alternative with too many nodes is
///    omitted; the host then shows the new state when the widget is drawn again.
package final class ToggleNode: UnaryNode {
    /// The maximum number of nodes of the other state.
    private static let nodeLimit = 200

    private let other: LayoutNode

    package init(_ child: LayoutNode, other: LayoutNode, _ inputs: _ViewInputs) {
        self.other = other
        super.init(child, inputs)
    }

    package override func placeChildren(size: CGSize, proposal: ProposedViewSize) {
        super.placeChildren(size: size, proposal: proposal)
        other.place(at: .zero, proposal: proposal)
    }

    package override func emit(into emitter: inout RenderEmitter, frame: CGRect) {
        var nodes = emitter.collect { $0.emit(child, in: self, frame: frame) }
        let others = emitter.collect { $0.emit(other, in: self, frame: frame) }
        if nodes.count == 1, nodes[0].semantics?.interaction != nil, others.count == 1, isSmall(others[0]) {
            nodes[0].semantics?.otherState = .node(others[0])
        }
        for node in nodes { emitter.append(node) }
    }

    private func isSmall(_ node: RenderNode) -> Bool {
        var open = [node]
        var count = 0
        while let next = open.popLast() {
            count += 1
            guard count + open.count <= Self.nodeLimit else { return false }
            open += next.children
        }
        return true
    }
}

private struct OtherStateKey: EnvironmentKey {
    static var defaultValue: Bool { false }
}

extension EnvironmentValues {
    /// Whether the other state of a toggle is being built.
    var isInOtherState: Bool {
        get { self[OtherStateKey.self] }
        set { self[OtherStateKey.self] = newValue }
    }
}
