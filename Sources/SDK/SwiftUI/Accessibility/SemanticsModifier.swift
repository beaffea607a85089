import RenderModel

/// Defines the semantics of a view.
struct SemanticsModifier: NodeModifier {
    typealias Body = Never

    let change: @Sendable (inout Semantics) -> Void

    nonisolated func wrap(_ node: LayoutNode, inputs: _ViewInputs) -> LayoutNode {
        SemanticsNode(node, change: change, inputs)
    }
}

/// Has the frame of its child and adds semantics to the nodes that the child emits.
package final class SemanticsNode: UnaryNode {
    private let change: (inout Semantics) -> Void

    package init(_ child: LayoutNode, change: @escaping (inout Semantics) -> Void, _ inputs: _ViewInputs) {
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
            var semantics = nodes[0].semantics ?? Semantics()
            let wasControl = semantics.interaction != nil
            change(&semantics)
            if semantics.interaction == nil || wasControl || nodes[0].frame == frame {
                if var other = semantics.otherState?.node {
                    var otherSemantics = other.semantics ?? Semantics()
                    change(&otherSemantics)
                    other.semantics = otherSemantics
                    semantics.otherState = .node(other)
                }
                nodes[0].semantics = semantics
                emitter.append(nodes[0])
                return
            }
        }
        var semantics = Semantics()
        change(&semantics)
        emitter.append(
            RenderNode(.group, frame: frame, children: nodes, semantics: semantics, viewType: viewType))
    }
}

extension RenderNode {
    var isEffect: Bool {
        if case .effect = content { true } else { false }
    }
}

extension View {
    /// Adds to the semantics of each view in the content.
    nonisolated package func semantics(_ change: @escaping @Sendable (inout Semantics) -> Void) -> some View {
        modifier(SemanticsModifier(change: change))
    }
}
