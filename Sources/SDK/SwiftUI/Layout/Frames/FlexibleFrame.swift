import RenderModel

/// A frame with minimum, ideal and maximum lengths.
public struct _FlexFrameLayout: Sendable {
    let horizontal: FrameLimits
    let vertical: FrameLimits
    let alignment: Alignment
}

/// The limits of a frame along one axis, in points.
struct FrameLimits: Sendable {
    var minimum: CGFloat?
    var ideal: CGFloat?
    var maximum: CGFloat?

    /// Resolves contradictory limits:
    /// 1. A negative or NaN length counts as 0 for the minimum and is ignored otherwise (N1228).
    /// 2. The ideal is raised to the minimum, and the maximum to both (N1229–N1230). An infinite minimum leaves the
    ///    others unchanged (N1231).
    var resolved: FrameLimits {
        var result = self
        if let minimum, !(minimum >= 0) { result.minimum = 0 }
        if let ideal, !(ideal >= 0 && ideal.isFinite) { result.ideal = nil }
        if let maximum, !(maximum >= 0) { result.maximum = nil }
        let floor = result.minimum ?? 0
        guard floor.isFinite else { return result }
        result.ideal = result.ideal.map { max($0, floor) }
        result.maximum = result.maximum.map { max($0, floor, result.ideal ?? 0) }
        return result
    }

    /// The child's proposal: the frame's proposal, or the ideal, within the limits.
    func childProposal(_ proposal: CGFloat?) -> CGFloat? {
        guard var length = proposal ?? ideal else { return nil }
        if let minimum { length = max(length, minimum) }
        if let maximum { length = min(length, maximum) }
        return length
    }

    /// The frame's own length.
    ///
    /// 1. With a minimum: at least the minimum, else the smaller of child and proposal.
    /// 2. With a maximum: at most the maximum, else the larger of that and the proposal.
    /// 3. So with both it is the proposal within the limits, and with neither the child's length.
    func length(child: CGFloat, proposal: CGFloat?) -> CGFloat {
        let offered = proposal ?? ideal
        var length = child
        if let minimum { length = max(minimum, min(length, offered ?? length)) }
        if let maximum { length = min(maximum, max(length, offered ?? length)) }
        return length
    }
}

extension FrameLimits: Equatable {}

extension _FlexFrameLayout: NodeModifier {
    public typealias Body = Never

    nonisolated package func wrap(_ node: LayoutNode, inputs: _ViewInputs) -> LayoutNode {
        for (limits, name) in [(horizontal, "Width"), (vertical, "Height")] where limits.resolved != limits {
            inputs.context.report(
                Diagnostic(
                    .warning, .invalidGeometry, subject: "frame(min\(name):ideal\(name):max\(name):)",
                    message: "The frame's limits are contradictory or not valid lengths: "
                        + [limits.minimum, limits.ideal, limits.maximum]
                        .map { $0.map { "\($0)" } ?? "none" }.joined(separator: ", ") + ".",
                    remedy: "Pass minimum <= ideal <= maximum, in points."))
        }
        return FlexibleFrameNode(
            node, horizontal: horizontal.resolved, vertical: vertical.resolved, alignment: alignment, inputs)
    }
}

/// Evidence: E-FRAME-1; N1155, N1165, N1228–N1231.
private final class FlexibleFrameNode: AlignedFrameNode {
    private let horizontal: FrameLimits
    private let vertical: FrameLimits

    init(
        _ child: LayoutNode, horizontal: FrameLimits, vertical: FrameLimits, alignment: Alignment, _ inputs: _ViewInputs
    ) {
        self.horizontal = horizontal
        self.vertical = vertical
        super.init(child, alignment: alignment, inputs)
        // A spacer in a frame shares space as other views do (N1310).
        if traits.layoutPriority == -.infinity { traits.layoutPriority = 0 }
    }

    override func childProposal(_ proposal: ProposedViewSize) -> ProposedViewSize {
        ProposedViewSize(
            width: horizontal.childProposal(proposal.width), height: vertical.childProposal(proposal.height))
    }

    override func measure(_ proposal: ProposedViewSize) -> CGSize {
        let size = child.size(for: childProposal(proposal))
        return CGSize(
            width: horizontal.length(child: size.width, proposal: proposal.width),
            height: vertical.length(child: size.height, proposal: proposal.height))
    }
}

extension View {
    /// Puts the view in a frame within limits, in points. `.infinity` as a maximum takes the whole proposal.
    nonisolated public func frame(
        minWidth: CGFloat? = nil, idealWidth: CGFloat? = nil, maxWidth: CGFloat? = nil, minHeight: CGFloat? = nil,
        idealHeight: CGFloat? = nil, maxHeight: CGFloat? = nil, alignment: Alignment = .center
    ) -> some View {
        modifier(
            _FlexFrameLayout(
                horizontal: FrameLimits(minimum: minWidth, ideal: idealWidth, maximum: maxWidth),
                vertical: FrameLimits(minimum: minHeight, ideal: idealHeight, maximum: maxHeight),
                alignment: alignment))
    }
}
