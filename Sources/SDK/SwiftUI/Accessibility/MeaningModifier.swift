import RenderModel

/// Says what a view means, beyond what it draws.
struct MeaningModifier: NodeModifier {
    typealias Body = Never

    let change: @Sendable (inout Meaning) -> Void

    nonisolated func wrap(_ node: LayoutNode, inputs: _ViewInputs) -> LayoutNode {
        MeaningNode(node, change: change, inputs)
    }
}

/// Lies where its child lies and adds meaning to what the child emits.
package final class MeaningNode: UnaryNode {
    private let change: (inout Meaning) -> Void

    package init(_ child: LayoutNode, change: @escaping (inout Meaning) -> Void, _ inputs: _ViewInputs) {
        self.change = change
        super.init(child, inputs)
    }

    /// 1. A child that emits one node gets the meaning on that node, where it changes the node's own, and that of its
    ///    other state.
    /// 2. Several nodes, or an effect, which has no meaning itself, are grouped below one node that carries it. So is a
    ///    node that is smaller than the place of a control: all of the place can be hit.
    package override func emit(into emitter: inout RenderEmitter, frame: CGRect) {
        var nodes = emitter.collect { $0.emitChildren(of: self, frame: frame) }
        guard !nodes.isEmpty else { return }
        if nodes.count == 1, !nodes[0].isEffect {
            var meaning = nodes[0].meaning ?? Meaning()
            let wasControl = meaning.interaction != nil
            change(&meaning)
            if meaning.interaction == nil || wasControl || nodes[0].frame == frame {
                if var other = meaning.otherState?.node {
                    var otherMeaning = other.meaning ?? Meaning()
                    change(&otherMeaning)
                    other.meaning = otherMeaning
                    meaning.otherState = .node(other)
                }
                nodes[0].meaning = meaning
                emitter.append(nodes[0])
                return
            }
        }
        var meaning = Meaning()
        change(&meaning)
        emitter.append(
            RenderNode(.group, frame: frame, children: nodes, meaning: meaning, viewType: viewType))
    }
}

extension RenderNode {
    var isEffect: Bool {
        if case .effect = content { true } else { false }
    }
}

extension View {
    /// Adds to the meaning of each view in the content.
    nonisolated package func meaning(_ change: @escaping @Sendable (inout Meaning) -> Void) -> some View {
        modifier(MeaningModifier(change: change))
    }
}
