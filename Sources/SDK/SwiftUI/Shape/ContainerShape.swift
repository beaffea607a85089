/// The shape of a view that others can follow, such as the widget's own.
///
/// Created when its modifier is evaluated, and given its frame when the modified view is emitted, which is before its
/// content is.
package final class ContainerShape {
    /// The outline for content inset from the container by the given distances (top, left, bottom, right).
    let outline: (CGRect, _ container: CGRect) -> Path
    /// The corners of that outline; `nil` for a shape without corners.
    let radii: (CGRect, _ container: CGRect) -> RectangleCornerRadii?
    /// Absolute, in canvas points.
    package var frame: CGRect?

    package init<S: InsettableShape>(_ shape: S) {
        radii = { rect, container in
            ContainerShape.radii(of: shape, size: container.size).map { rounded in
                ContainerShape.concentric(rounded.radii, rect, in: container)
            }
        }
        outline = { rect, container in
            guard let rounded = ContainerShape.radii(of: shape, size: container.size) else {
                return shape.path(in: rect)
            }
            return Path(
                roundedRect: rect, cornerRadii: ContainerShape.concentric(rounded.radii, rect, in: container),
                style: rounded.style)
        }
    }

    private static func concentric(
        _ radii: RectangleCornerRadii, _ rect: CGRect, in container: CGRect
    ) -> RectangleCornerRadii {
        let inset = inset(of: rect, in: container)
        return RectangleCornerRadii(
            topLeading: max(radii.topLeading - max(inset.top, inset.left), 0),
            bottomLeading: max(radii.bottomLeading - max(inset.bottom, inset.left), 0),
            bottomTrailing: max(radii.bottomTrailing - max(inset.bottom, inset.right), 0),
            topTrailing: max(radii.topTrailing - max(inset.top, inset.right), 0))
    }

    /// Distances from the container's sides, never negative.
    private static func inset(
        of rect: CGRect, in container: CGRect
    ) -> (top: CGFloat, left: CGFloat, bottom: CGFloat, right: CGFloat) {
        (
            max(rect.minY - container.minY, 0), max(rect.minX - container.minX, 0),
            max(container.maxY - rect.maxY, 0), max(container.maxX - rect.maxX, 0)
        )
    }

    /// The radii that the shape is drawn with at that size, which what is inset from it is measured by.
    private static func radii<S: Shape>(
        of shape: S, size: CGSize
    ) -> (radii: RectangleCornerRadii, style: RoundedCornerStyle)? {
        switch shape {
        case let shape as UnevenRoundedRectangle:
            return (shape.cornerRadii.fitting(size), shape.style)
        case let shape as RoundedRectangle where shape.cornerSize.width == shape.cornerSize.height:
            let radius = min(shape.cornerSize.width, min(size.width, size.height) / 2)
            let radii = RectangleCornerRadii(
                topLeading: radius, bottomLeading: radius, bottomTrailing: radius, topTrailing: radius)
            return (radii, shape.style)
        case let shape as Capsule:
            let radius = min(size.width, size.height) / 2
            let radii = RectangleCornerRadii(
                topLeading: radius, bottomLeading: radius, bottomTrailing: radius, topTrailing: radius)
            return (radii, shape.style)
        default:
            return nil
        }
    }
}

private struct ContainerShapeKey: EnvironmentKey {
    static var defaultValue: ContainerShape? { nil }
}

private struct ShapeFrameKey: EnvironmentKey {
    static var defaultValue: CGRect? { nil }
}

extension EnvironmentValues {
    /// The nearest enclosing container shape.
    package var containerShape: ContainerShape? {
        get { self[ContainerShapeKey.self] }
        set { self[ContainerShapeKey.self] = newValue }
    }

    /// Absolute frame of the shape whose path is being computed.
    var shapeFrame: CGRect? {
        get { self[ShapeFrameKey.self] }
        set { self[ShapeFrameKey.self] = newValue }
    }
}

/// The container's shape, inset by the distance to the container's sides; a rectangle without a container.
public struct ContainerRelativeShape: InsettableShape {
    nonisolated public init() {}

    nonisolated public func path(in rect: CGRect) -> Path { Self.path(in: rect, inset: 0) }

    nonisolated public func inset(by amount: CGFloat) -> some InsettableShape {
        _InsetShape(amount: amount, radii: { _, rect, amount in Self.path(in: rect, inset: amount) }, of: self)
    }

    /// `rect` is in the shape's own coordinates, in which the shape's frame starts at zero.
    nonisolated private static func path(in rect: CGRect, inset: CGFloat) -> Path {
        let environment = EnvironmentValues.current
        guard let container = environment.containerShape, let containerFrame = container.frame,
            let shapeFrame = environment.shapeFrame
        else { return Path(rect) }
        let local = containerFrame.offsetBy(dx: -shapeFrame.minX, dy: -shapeFrame.minY)
        return container.outline(rect, local)
    }
}

struct ContainerShapeModifier<S: InsettableShape>: ViewModifier {
    typealias Body = Never

    let shape: S

    nonisolated static func _makeView<Base: View>(
        modifier: Self, content: Base, inputs: _ViewInputs, outputs: inout _ViewOutputs
    ) {
        var inner = inputs
        let container = ContainerShape(modifier.shape)
        inner.environment.containerShape = container
        let first = outputs.nodes.count
        Base._makeView(content, inputs: inner, outputs: &outputs)
        for index in first..<outputs.nodes.count {
            outputs.nodes[index] = ContainerShapeNode(outputs.nodes[index], container, inputs)
        }
    }
}

private final class ContainerShapeNode: UnaryNode {
    let container: ContainerShape

    init(_ child: LayoutNode, _ container: ContainerShape, _ inputs: _ViewInputs) {
        self.container = container
        super.init(child, inputs)
    }

    override func emit(into emitter: inout RenderEmitter, frame: CGRect) {
        container.frame = frame
        super.emit(into: &emitter, frame: frame)
    }
}

extension View {
    /// Sets the shape that `ContainerRelativeShape` follows within this view.
    nonisolated public func containerShape<T: InsettableShape>(_ shape: T) -> some View {
        modifier(ContainerShapeModifier(shape: shape))
    }
}
