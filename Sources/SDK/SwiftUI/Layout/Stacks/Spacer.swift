/// Space that grows along the enclosing stack's axis, or on both axes outside a stack.
public struct Spacer: Sendable {
    /// The minimum length in points; 8 by default (N1170).
    public var minLength: CGFloat?

    nonisolated public init(minLength: CGFloat? = nil) {
        self.minLength = minLength
    }
}

extension Spacer: View {
    public typealias Body = Never

    nonisolated public static func _makeView(_ view: Self, inputs: _ViewInputs, outputs: inout _ViewOutputs) {
        outputs.nodes.append(SpacerNode(view.minLength, inputs))
    }
}

private final class SpacerNode: LayoutNode {
    private let minimum: CGFloat
    private let axis: Axis?

    init(_ minLength: CGFloat?, _ inputs: _ViewInputs) {
        minimum = minLength ?? 8
        axis = inputs.stackAxis
        super.init(inputs)
        viewType = "Spacer"
        traits.layoutPriority = -.infinity  // N1161, N1172
    }

    override func measure(_ proposal: ProposedViewSize) -> CGSize {
        CGSize(width: length(.horizontal, in: proposal), height: length(.vertical, in: proposal))
    }

    private func length(_ direction: Axis, in proposal: ProposedViewSize) -> CGFloat {
        if let axis, axis != direction { return 0 }
        return max(proposal[direction] ?? minimum, minimum)
    }

    override func makeGuides() -> GuideSet { [] }

    /// No view keeps a distance from a spacer along its axis (N1173).
    override func makeSpacing() -> ViewSpacing {
        switch axis {
        case .horizontal: Self.horizontalSpacing
        case .vertical: Self.verticalSpacing
        case nil: .zero
        }
    }

    private static let horizontalSpacing = zeroSpacing(.leading, .trailing)
    private static let verticalSpacing = zeroSpacing(.top, .bottom)

    private static func zeroSpacing(_ near: Edge, _ far: Edge) -> ViewSpacing {
        ViewSpacing(values: [.init(near, .plain): .distance(0), .init(far, .plain): .distance(0)])
    }

    override func emit(into emitter: inout RenderEmitter, frame: CGRect) {}
}
