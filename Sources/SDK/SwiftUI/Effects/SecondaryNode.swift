import RenderModel

/// A view with another one that follows its frame: an overlay, a background or a mask.
///
/// The primary view alone decides size, guides and spacing. The secondary one is proposed the primary's size and
/// placed so that their guides of the alignment meet.
package class SecondaryNode: LayoutNode {
    package let primary: LayoutNode
    package let secondary: LayoutNode
    private let alignment: Alignment

    package init(_ primary: LayoutNode, secondary: LayoutNode, alignment: Alignment, _ inputs: _ViewInputs) {
        self.primary = primary
        self.secondary = secondary
        self.alignment = alignment
        super.init(inputs)
        traits = primary.traits
    }

    package override var children: [LayoutNode] { [primary, secondary] }

    package override func measure(_ proposal: ProposedViewSize) -> CGSize { primary.size(for: proposal) }

    package override func placeChildren(size: CGSize, proposal: ProposedViewSize) {
        primary.place(at: .zero, proposal: proposal)
        let inner = ProposedViewSize(size)
        let own = primary.dimensions(for: proposal)
        let other = secondary.dimensions(for: inner)
        let origin = CGPoint(
            x: own[alignment.horizontal] - other[alignment.horizontal],
            y: own[alignment.vertical] - other[alignment.vertical])
        secondary.place(at: origin, proposal: inner)
    }

    package override func explicitGuide(_ key: AlignmentKey, size: CGSize, proposal: ProposedViewSize) -> CGFloat? {
        primary.explicitGuide(key, size: size, proposal: proposal)
    }

    package override func makeSpacing() -> ViewSpacing { primary.spacing }
}

private final class OverlayNode: SecondaryNode {
    override func emit(into emitter: inout RenderEmitter, frame: CGRect) {
        emitter.emit(primary, in: self, frame: frame)
        emitter.emit(secondary, in: self, frame: frame)
    }
}

private final class BackgroundNode: SecondaryNode {
    override func emit(into emitter: inout RenderEmitter, frame: CGRect) {
        emitter.emit(secondary, in: self, frame: frame)
        emitter.emit(primary, in: self, frame: frame)
    }
}

private final class MaskNode: SecondaryNode {
    override func emit(into emitter: inout RenderEmitter, frame: CGRect) {
        let children = emitter.collect { $0.emit(primary, in: self, frame: frame) }
        if children.isEmpty { return }
        let mask = emitter.collect { $0.emit(secondary, in: self, frame: frame) }
        emitter.append(
            RenderNode(
                .effect(.mask(RenderNode(.group, frame: frame, children: mask))), frame: frame, children: children,
                viewType: viewType))
    }
}

/// Adds a view in front of, behind or as a mask of another one.
struct SecondaryModifier<Secondary: View> {
    enum Role {
        case overlay
        case background
        case mask
    }

    let role: Role
    let alignment: Alignment
    let secondary: Secondary
}

extension SecondaryModifier: ViewModifier {
    typealias Body = Never

    nonisolated static func _makeView<Base: View>(
        modifier: Self, content: Base, inputs: _ViewInputs, outputs: inout _ViewOutputs
    ) {
        let first = outputs.nodes.count
        Base._makeView(content, inputs: inputs, outputs: &outputs)
        for index in first..<outputs.nodes.count {
            var inner = inputs
            inner.stackAxis = nil
            guard let secondary = modifier.makeSecondary(inner) else { continue }
            let primary = outputs.nodes[index]
            switch modifier.role {
            case .overlay:
                outputs.nodes[index] = OverlayNode(
                    primary, secondary: secondary, alignment: modifier.alignment, inputs)
            case .background:
                outputs.nodes[index] = BackgroundNode(
                    primary, secondary: secondary, alignment: modifier.alignment, inputs)
            case .mask:
                outputs.nodes[index] = MaskNode(primary, secondary: secondary, alignment: modifier.alignment, inputs)
            }
        }
    }

    /// Several views are stacked; without any, a mask still hides everything.
    private nonisolated func makeSecondary(_ inputs: _ViewInputs) -> LayoutNode? {
        var outputs = _ViewOutputs()
        Secondary._makeView(secondary, inputs: inputs, outputs: &outputs)
        switch outputs.nodes.count {
        case 1: return outputs.nodes[0]
        case 0 where role != .mask: return nil
        default: return ZStackNode(ZStackEngine(alignment: alignment), outputs.nodes, inputs)
        }
    }
}
