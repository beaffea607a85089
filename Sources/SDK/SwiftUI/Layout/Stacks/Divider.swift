import CoreGraphics
import RenderModel

/// A thin line perpendicular to the enclosing stack's axis; a horizontal one outside a stack.
public struct Divider: Sendable {
    nonisolated public init() {}
}

extension Divider: View {
    public typealias Body = Never

    nonisolated public static func _makeView(_ view: Self, inputs: _ViewInputs, outputs: inout _ViewOutputs) {
        outputs.nodes.append(DividerNode(inputs))
    }
}

/// One pixel thick, one point at accessibility sizes, as long as the proposal, in the separator color (N1174–N1175,
/// N1435–N1437).
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
        size[axis.other] = thickness
        return size
    }

    private var thickness: CGFloat { environment.dynamicTypeSize.isAccessibilitySize ? 1 : environment.pixelLength }

    override func makeGuides() -> GuideSet { [] }

    override func emit(into emitter: inout RenderEmitter, frame: CGRect) {
        var path = PathStorage()
        let line = frame.snapped(scale: environment.displayScale)
        path.addRect(line)
        let fill = SeparatorShapeStyle().resolved(in: environment).fill(in: line, layoutDirection: layoutDirection)
        let content = ShapeContent(path: path, fill: fill)
        emitter.append(
            RenderNode(.shape(content), frame: frame, semantics: Semantics(role: .divider), viewType: viewType))
    }
}
