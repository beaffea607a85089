/// A rounded rectangular shape that exposes its radii.
nonisolated public protocol RoundedRectangularShape: Shape {
    typealias Corners = RoundedRectangularShapeCorners

    nonisolated func corners(in size: CGSize?) -> Corners?
}

/// The corner style of such a shape.
public struct RoundedRectangularShapeCorners: Hashable, Sendable {
    public var topLeading: Edge.Corner.Style
    public var topTrailing: Edge.Corner.Style
    public var bottomLeading: Edge.Corner.Style
    public var bottomTrailing: Edge.Corner.Style

    public init(
        topLeading: Edge.Corner.Style = 0, topTrailing: Edge.Corner.Style = 0, bottomLeading: Edge.Corner.Style = 0,
        bottomTrailing: Edge.Corner.Style = 0
    ) {
        self.topLeading = topLeading
        self.topTrailing = topTrailing
        self.bottomLeading = bottomLeading
        self.bottomTrailing = bottomTrailing
    }

    public init(all: Edge.Corner.Style) {
        self.init(topLeading: all, topTrailing: all, bottomLeading: all, bottomTrailing: all)
    }

    public subscript(corner: Edge.Corner) -> Edge.Corner.Style {
        switch corner {
        case .topLeading: topLeading
        case .topTrailing: topTrailing
        case .bottomLeading: bottomLeading
        case .bottomTrailing: bottomTrailing
        }
    }

    public static var concentric: RoundedRectangularShapeCorners { Self(all: .concentric) }

    public static func concentric(minimum: Edge.Corner.Style? = nil) -> RoundedRectangularShapeCorners {
        Self(all: .concentric(minimum: minimum))
    }

    public static func fixed(_ radius: CGFloat) -> RoundedRectangularShapeCorners { Self(all: .fixed(radius)) }
}

extension Rectangle: RoundedRectangularShape {
    nonisolated public func corners(in size: CGSize?) -> Corners? { .fixed(0) }
}

extension RoundedRectangle: RoundedRectangularShape {
    nonisolated public func corners(in size: CGSize?) -> Corners? { .fixed(min(cornerSize.width, cornerSize.height)) }
}

extension UnevenRoundedRectangle: RoundedRectangularShape {
    nonisolated public func corners(in size: CGSize?) -> Corners? {
        Corners(
            topLeading: .fixed(cornerRadii.topLeading), topTrailing: .fixed(cornerRadii.topTrailing),
            bottomLeading: .fixed(cornerRadii.bottomLeading), bottomTrailing: .fixed(cornerRadii.bottomTrailing))
    }
}

extension Capsule: RoundedRectangularShape {
    nonisolated public func corners(in size: CGSize?) -> Corners? {
        size.map { .fixed(min($0.width, $0.height) / 2) }
    }
}

extension View {
    /// Sets the shape that concentric shapes within this view follow.
    @_disfavoredOverload
    nonisolated public func containerShape(_ shape: some RoundedRectangularShape) -> some View {
        modifier(ContainerShapeModifier(shape: ClosedShape(shape: shape)))
    }
}

/// A shape that is inset by being drawn in a smaller rectangle, with that rectangle's corners.
private struct ClosedShape<Content: RoundedRectangularShape>: InsettableShape {
    let shape: Content

    nonisolated func path(in rect: CGRect) -> Path { shape.path(in: rect) }

    nonisolated func inset(by amount: CGFloat) -> some InsettableShape {
        _InsetShape(amount: amount, radii: { shape, rect, _ in shape.path(in: rect) }, of: shape)
    }
}
