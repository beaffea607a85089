import RenderModel

/// A view with a label that its place draws elsewhere.
///
/// The label does not affect the layout: it has its ideal height and at most the width available in the place, at the
/// top leading corner of the view, and is emitted after the view below a node with the mark `.widgetLabel`.
package final class WidgetLabelNode: UnaryNode {
    private let label: LayoutNode
    private let width: CGFloat

    /// - Parameter width: points; bars fill it, and longer text is shortened to it.
    package init(_ child: LayoutNode, label: LayoutNode, width: CGFloat, _ inputs: _ViewInputs) {
        self.label = label
        self.width = width
        super.init(child, inputs)
    }

    package override func placeChildren(size: CGSize, proposal: ProposedViewSize) {
        super.placeChildren(size: size, proposal: proposal)
        label.place(at: .zero, proposal: ProposedViewSize(width: width, height: nil))
    }

    package override func emit(into emitter: inout RenderEmitter, frame: CGRect) {
        super.emit(into: &emitter, frame: frame)
        let nodes = emitter.collect { $0.emit(label, in: self, frame: frame) }
        guard !nodes.isEmpty else { return }
        emitter.append(
            RenderNode(
                .group, frame: RenderEmitter.absoluteFrame(of: label, in: self, frame: frame), children: nodes,
                semantics: Semantics(marks: .widgetLabel)))
    }
}
