/// A shape that fills its frame. As a view it is drawn in the foreground style.
nonisolated public protocol Shape: Sendable, Animatable, View {
    /// The outline within a rectangle, in points.
    nonisolated func path(in rect: CGRect) -> Path

    nonisolated static var role: ShapeRole { get }
    nonisolated var layoutDirectionBehavior: LayoutDirectionBehavior { get }

    /// The size for a proposal; by default the whole proposal.
    nonisolated func sizeThatFits(_ proposal: ProposedViewSize) -> CGSize
}

extension Shape {
    nonisolated public static var role: ShapeRole { .fill }

    nonisolated public var layoutDirectionBehavior: LayoutDirectionBehavior { .mirrors }

    nonisolated public func sizeThatFits(_ proposal: ProposedViewSize) -> CGSize {
        proposal.replacingUnspecifiedDimensions()
    }

    public var body: _ShapeView<Self, ForegroundStyle> {
        _ShapeView(shape: self, style: ForegroundStyle())
    }
}

/// A shape that can be inset from all sides.
nonisolated public protocol InsettableShape: Shape {
    associatedtype InsetShape: InsettableShape

    /// - Parameter amount: points on every side.
    nonisolated func inset(by amount: CGFloat) -> InsetShape
}

/// A type-erased shape.
public struct AnyShape: Shape {
    private let shape: any Shape

    nonisolated public init<S: Shape>(_ shape: S) {
        self.shape = shape
    }

    nonisolated public func path(in rect: CGRect) -> Path { shape.path(in: rect) }

    nonisolated public var layoutDirectionBehavior: LayoutDirectionBehavior { shape.layoutDirectionBehavior }

    nonisolated public func sizeThatFits(_ proposal: ProposedViewSize) -> CGSize { shape.sizeThatFits(proposal) }
}
