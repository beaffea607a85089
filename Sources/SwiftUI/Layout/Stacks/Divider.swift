import CoreGraphics
import RenderModel

/// A thin line across the enclosing stack's axis; a horizontal one outside of a stack.
public struct Divider: Sendable {
    nonisolated public init() {}
}

extension Divider: View {
    public typealias Body = Never

    nonisolated public static func _makeView(_ view: Self, inputs: _ViewInputs, outputs: inout _ViewOutputs) {
        outputs.nodes.append(DividerNode(inputs))
    }
}

/// One pixel thick, and as long as the space that is offered (N1435, N1437).
private final class DividerNode: LayoutNode {
    /// The direction of the line.
    private let axis: Axis

    override init(_ inputs: _ViewInputs) {
        axis = inputs.stackAxis == .horizontal ? .vertical : .horizontal
        super.init(inputs)
        viewType = "Divider"
    }

    override func measure(_ proposal: ProposedViewSize) -> CGSize {
        var size = CGSize.zero
        size[axis] = proposal.replacingUnspecifiedDimensions()[axis]
        size[axis.other] = environment.pixelLength
        return size
    }

    override func makeGuides() -> GuideSet { [] }

    override func emit(into emitter: inout RenderEmitter, frame: CGRect) {
        var path = PathStorage()
        path.addRect(frame.snapped(scale: environment.displayScale))
        let content = ShapeContent(path: path, fill: Fill(.color(Self.color)))
        emitter.append(
            RenderNode(.shape(content), frame: frame, meaning: Meaning(role: .divider), viewType: viewType))
    }

    /// Evidence: N1174.
    private static let color = RGBA(red: 60 / 255, green: 60 / 255, blue: 67 / 255, alpha: 0.29)
}
