/// Kinds of areas that may be covered.
public struct SafeAreaRegions: OptionSet, Sendable {
    public let rawValue: UInt

    nonisolated public init(rawValue: UInt) {
        self.rawValue = rawValue
    }

    public static let container = SafeAreaRegions(rawValue: 1 << 0)
    public static let keyboard = SafeAreaRegions(rawValue: 1 << 1)
    public static let all = SafeAreaRegions(rawValue: .max)
}

/// A widget's content has no safe area: its margins are outside of it, and nothing covers it. On a device's whole screen
/// views extend over its covered part.
extension View {
    nonisolated public func ignoresSafeArea(
        _ regions: SafeAreaRegions = .all, edges: Edge.Set = .all
    ) -> some View {
        extendedOverSafeArea(regions.contains(.container) ? edges : [])
            .noEffect("ignoresSafeArea", "its content has no safe area insets.")
    }

    nonisolated public func edgesIgnoringSafeArea(_ edges: Edge.Set) -> some View {
        extendedOverSafeArea(edges).noEffect("edgesIgnoringSafeArea", "its content has no safe area insets.")
    }

    /// Like padding, because there is no safe area to extend.
    nonisolated public func safeAreaPadding(_ insets: EdgeInsets) -> some View { padding(insets) }

    nonisolated public func safeAreaPadding(_ edges: Edge.Set = .all, _ length: CGFloat? = nil) -> some View {
        padding(edges, length)
    }

    nonisolated public func safeAreaPadding(_ length: CGFloat) -> some View { padding(length) }

    /// Shows a view at the top or bottom edge; the other view gets the remaining space.
    nonisolated public func safeAreaInset<V: View>(
        edge: VerticalEdge, alignment: HorizontalAlignment = .center, spacing: CGFloat? = nil,
        @ViewBuilder content: () -> V
    ) -> some View {
        modifier(
            SafeAreaInsetModifier(
                edge: edge == .top ? .top : .bottom,
                alignment: Alignment(horizontal: alignment, vertical: edge == .top ? .top : .bottom),
                spacing: spacing, inset: content()))
    }

    /// Shows a view at the leading or trailing edge; the other view gets the remaining space.
    nonisolated public func safeAreaInset<V: View>(
        edge: HorizontalEdge, alignment: VerticalAlignment = .center, spacing: CGFloat? = nil,
        @ViewBuilder content: () -> V
    ) -> some View {
        modifier(
            SafeAreaInsetModifier(
                edge: edge == .leading ? .leading : .trailing,
                alignment: Alignment(horizontal: edge == .leading ? .leading : .trailing, vertical: alignment),
                spacing: spacing, inset: content()))
    }
}

struct SafeAreaInsetModifier<Inset: View> {
    let edge: Edge
    let alignment: Alignment
    let spacing: CGFloat?
    let inset: Inset
}

extension SafeAreaInsetModifier: NodeModifier {
    typealias Body = Never

    nonisolated func wrap(_ node: LayoutNode, inputs: _ViewInputs) -> LayoutNode {
        var inner = inputs
        inner.stackAxis = nil
        let inset = ZStackLayout(alignment: alignment).makeNode(inset, inputs: inner)
        return SafeAreaInsetNode(node, inset, edge, alignment, spacing ?? 0, inputs)
    }
}

/// 1. The inset is proposed the whole width at top and bottom, the whole height at the sides, and its ideal length
///    otherwise.
/// 2. The primary view is proposed the remaining space; the size is the sum of both.
private final class SafeAreaInsetNode: LayoutNode {
    private let primary: LayoutNode
    private let inset: LayoutNode
    private let edge: Edge
    private let alignment: Alignment
    private let gap: CGFloat

    init(
        _ primary: LayoutNode, _ inset: LayoutNode, _ edge: Edge, _ alignment: Alignment, _ gap: CGFloat,
        _ inputs: _ViewInputs
    ) {
        self.primary = primary
        self.inset = inset
        self.edge = edge
        self.alignment = alignment
        self.gap = gap
        super.init(inputs)
        traits = primary.traits
    }

    override var children: [LayoutNode] { [primary, inset] }

    private var axis: Axis { edge == .top || edge == .bottom ? .vertical : .horizontal }

    private func parts(
        _ proposal: ProposedViewSize
    ) -> (primary: ProposedViewSize, inset: ProposedViewSize, insetLength: CGFloat) {
        var insetProposal = proposal
        insetProposal[axis] = nil
        let length = inset.size(for: insetProposal)[axis] + gap
        var primaryProposal = proposal
        primaryProposal[axis] = proposal[axis].map { max($0 - length, 0) }
        return (primaryProposal, insetProposal, length)
    }

    override func measure(_ proposal: ProposedViewSize) -> CGSize {
        let parts = parts(proposal)
        var size = primary.size(for: parts.primary)
        size[axis] += parts.insetLength
        return size
    }

    override func placeChildren(size: CGSize, proposal: ProposedViewSize) {
        let parts = parts(proposal)
        var insetProposal = ProposedViewSize(size)
        insetProposal[axis] = nil
        let isFirst = edge == .top || edge == .leading
        var origin = CGPoint.zero
        origin[axis] = isFirst ? parts.insetLength : 0
        primary.place(at: origin, proposal: parts.primary)
        let own = ViewDimensions(size: size, proposal: proposal, node: nil)
        let dimensions = inset.dimensions(for: insetProposal)
        inset.place(
            at: CGPoint(
                x: own[alignment.horizontal.key] - dimensions[alignment.horizontal.key],
                y: own[alignment.vertical.key] - dimensions[alignment.vertical.key]),
            proposal: insetProposal)
    }

    override func makeGuides() -> GuideSet { [] }

    override func emit(into emitter: inout RenderEmitter, frame: CGRect) {
        emitter.emitChildren(of: self, frame: frame)
    }
}
