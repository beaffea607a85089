/// The first of several views that fits.
public struct ViewThatFits<Content: View> {
    let axes: Axis.Set
    let content: Content

    nonisolated public init(in axes: Axis.Set = [.horizontal, .vertical], @ViewBuilder content: () -> Content) {
        self.axes = axes
        self.content = content()
    }
}

extension ViewThatFits: View {
    public typealias Body = Never

    nonisolated public static func _makeView(_ view: Self, inputs: _ViewInputs, outputs: inout _ViewOutputs) {
        var content = _ViewOutputs()
        Content._makeView(view.content, inputs: inputs, outputs: &content)
        // Without candidates it is like an empty view.
        guard !content.nodes.isEmpty else { return }
        outputs.nodes.append(ViewThatFitsNode(content.nodes, view.axes, inputs))
    }
}

/// 1. Each candidate in order is measured with no proposal on the tested axes.
/// 2. The first whose size does not exceed the proposal on those axes is chosen; a missing proposal always fits.
/// 3. If none fits, it is the last one.
/// 4. The chosen view replaces this one, with the real proposal.
///
/// Evidence: E-FRAME-3; N1009.
private final class ViewThatFitsNode: LayoutNode {
    private let candidates: [LayoutNode]
    private let axes: Axis.Set
    private var chosen: LayoutNode?

    /// Sums of thirds miss their total by about 1e-13.
    private static let tolerance: CGFloat = 1e-6

    init(_ candidates: [LayoutNode], _ axes: Axis.Set, _ inputs: _ViewInputs) {
        self.candidates = candidates
        self.axes = axes
        super.init(inputs)
        viewType = "ViewThatFits"
        if let first = candidates.first { traits = first.traits }
    }

    override var children: [LayoutNode] { chosen.map { [$0] } ?? [] }

    private func choose(_ proposal: ProposedViewSize) -> LayoutNode? {
        candidates.dropLast().first { fits($0, proposal) } ?? candidates.last
    }

    private func fits(_ candidate: LayoutNode, _ proposal: ProposedViewSize) -> Bool {
        let tested = Axis.allCases.filter { axes.contains($0 == .horizontal ? .horizontal : .vertical) }
        var question = proposal
        for axis in tested { question[axis] = nil }
        let size = candidate.size(for: question)
        return tested.allSatisfy { axis in
            guard let limit = proposal[axis] else { return true }
            return size[axis] <= limit + Self.tolerance
        }
    }

    override func measure(_ proposal: ProposedViewSize) -> CGSize { choose(proposal)?.size(for: proposal) ?? .zero }

    override func placeChildren(size: CGSize, proposal: ProposedViewSize) {
        chosen = choose(proposal)
        chosen?.place(at: .zero, proposal: proposal)
    }

    override func explicitGuide(_ key: AlignmentKey, size: CGSize, proposal: ProposedViewSize) -> CGFloat? {
        choose(proposal)?.dimensions(for: proposal)[explicit: key]
    }

    override func makeGuides() -> GuideSet { candidates.reduce(into: []) { $0.formUnion($1.guides) } }

    override func makeSpacing() -> ViewSpacing { candidates.first?.spacing ?? ViewSpacing() }

    override func emit(into emitter: inout RenderEmitter, frame: CGRect) {
        emitter.emitChildren(of: self, frame: frame)
    }
}
