import RenderModel

/// Defines the semantics of a view.
struct MeaningModifier: NodeModifier {
    typealias Body = Never

    let change: @Sendable (inout Meaning) -> Void

    nonisolated func wrap(_ node: LayoutNode, inputs: _ViewInputs) -> LayoutNode {
        MeaningNode(node, change: change, inputs)
    }
}

/// Has the frame of its child and adds semantics to the nodes that the child emits.
package final class MeaningNode: UnaryNode {
    private let change: (inout Meaning) -> Void

    package init(_ child: LayoutNode, change: @escaping (inout Meaning) -> Void, _ inputs: _ViewInputs) {
        self.change = change
        super.init(child, inputs)
    }

    /// 1. If the child emits one node, the semantics are set on that node, where they modify its own and those of its
    ///    other state.
    /// 2. Several nodes, or an effect, which has no semantics itself, are grouped below one node that has them. So is a
    ///    node that is smaller than a control's frame, because the whole frame responds to taps.
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
    /// Adds to the semantics of each view in the content.
    nonisolated package func meaning(_ change: @escaping @Sendable (inout Meaning) -> Void) -> some View {
        modifier(MeaningModifier(change: change))
    }
}
