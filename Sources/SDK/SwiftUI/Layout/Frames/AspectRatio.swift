import RenderModel

/// How content with a fixed ratio uses the space.
public enum ContentMode: Hashable, CaseIterable, Sendable {
    /// The content fits inside the space.
    case fit
    /// The content covers the space.
    case fill
}

/// Gives a view a ratio of width to height.
public struct _AspectRatioLayout: Sendable {
    let aspectRatio: CGFloat?
    let contentMode: ContentMode
}

extension _AspectRatioLayout: NodeModifier {
    public typealias Body = Never

    nonisolated package func wrap(_ node: LayoutNode, inputs: _ViewInputs) -> LayoutNode {
        if let aspectRatio, !(aspectRatio > 0 && aspectRatio.isFinite) {
            inputs.context.report(
                Diagnostic(
                    .warning, .invalidGeometry, subject: "aspectRatio",
                    message: "The ratio \(aspectRatio) is not a positive number; the content keeps its own ratio.",
                    remedy: "Pass width / height."))
            return AspectRatioNode(node, nil, contentMode, inputs)
        }
        return AspectRatioNode(node, aspectRatio, contentMode, inputs)
    }
}

/// 1. Without any proposal the child gets none.
/// 2. The ratio is the given one, or that of the child's ideal size; an empty size counts as a square (a missing image,
///    I0174).
/// 3. The child is proposed the rectangle of that ratio that fits in, or covers, the proposal; a missing length does
///    not limit.
/// 4. The size is the child's.
private final class AspectRatioNode: UnaryNode {
    private let ratio: CGFloat?
    private let mode: ContentMode

    init(_ child: LayoutNode, _ ratio: CGFloat?, _ mode: ContentMode, _ inputs: _ViewInputs) {
        self.ratio = ratio
        self.mode = mode
        super.init(child, inputs)
    }

    private func childProposal(_ proposal: ProposedViewSize) -> ProposedViewSize {
        let shape: CGSize
        if let ratio {
            shape = CGSize(width: ratio, height: 1)
        } else {
            let ideal = child.size(for: .unspecified)
            shape = ideal == .zero ? CGSize(width: 1, height: 1) : ideal
        }
        let scales = [
            Self.scale(shape.width, to: proposal.width), Self.scale(shape.height, to: proposal.height),
        ].compactMap { $0 }
        guard let scale = mode == .fit ? scales.min() : scales.max() else { return proposal }
        return ProposedViewSize(
            width: Self.product(shape.width, scale), height: Self.product(shape.height, scale))
    }

    private static func scale(_ length: CGFloat, to proposal: CGFloat?) -> CGFloat? {
        guard let proposal, length > 0 else { return nil }
        return proposal / length
    }

    /// Avoids the undefined product of zero and infinity.
    private static func product(_ length: CGFloat, _ scale: CGFloat) -> CGFloat { length == 0 ? 0 : length * scale }

    override func measure(_ proposal: ProposedViewSize) -> CGSize { child.size(for: childProposal(proposal)) }

    override func placeChildren(size: CGSize, proposal: ProposedViewSize) {
        child.place(at: .zero, proposal: childProposal(proposal))
    }

    override func explicitGuide(_ key: AlignmentKey, size: CGSize, proposal: ProposedViewSize) -> CGFloat? {
        child.dimensions(for: childProposal(proposal))[explicit: key]
    }
}

extension View {
    /// Proposes only sizes with a ratio of width to height to the view; by default the view's own ratio.
    nonisolated public func aspectRatio(_ aspectRatio: CGFloat? = nil, contentMode: ContentMode) -> some View {
        modifier(_AspectRatioLayout(aspectRatio: aspectRatio, contentMode: contentMode))
    }

    nonisolated public func aspectRatio(_ aspectRatio: CGSize, contentMode: ContentMode) -> some View {
        modifier(_AspectRatioLayout(aspectRatio: aspectRatio.width / aspectRatio.height, contentMode: contentMode))
    }

    nonisolated public func scaledToFit() -> some View { aspectRatio(contentMode: .fit) }

    nonisolated public func scaledToFill() -> some View { aspectRatio(contentMode: .fill) }
}
