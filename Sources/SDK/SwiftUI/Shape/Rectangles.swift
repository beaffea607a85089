/// A rectangle.
public struct Rectangle: InsettableShape {
    nonisolated public init() {}

    nonisolated public func path(in rect: CGRect) -> Path { Path(rect) }

    nonisolated public func inset(by amount: CGFloat) -> some InsettableShape {
        _InsetShape(amount: amount) { rect in Path(rect) }
    }
}

/// A rectangle with four equal rounded corners.
public struct RoundedRectangle: InsettableShape {
    public var cornerSize: CGSize
    public var style: RoundedCornerStyle

    nonisolated public init(cornerSize: CGSize, style: RoundedCornerStyle = .continuous) {
        self.cornerSize = cornerSize
        self.style = style
    }

    /// - Parameter cornerRadius: points; limited to half of the shorter side.
    nonisolated public init(cornerRadius: CGFloat, style: RoundedCornerStyle = .continuous) {
        self.init(cornerSize: CGSize(width: cornerRadius, height: cornerRadius), style: style)
    }

    nonisolated public func path(in rect: CGRect) -> Path {
        Path(roundedRect: rect, cornerSize: cornerSize, style: style)
    }

    /// The corners' radius shrinks with the inset (N1234).
    nonisolated public func inset(by amount: CGFloat) -> some InsettableShape {
        _InsetShape(amount: amount, radii: { $0.path(in: $1, reduced: $2) }, of: self)
    }

    nonisolated private func path(in rect: CGRect, reduced amount: CGFloat) -> Path {
        let limit = min(rect.width, rect.height) / 2 + amount
        let size = CGSize(
            width: max(min(cornerSize.width, limit) - amount, 0),
            height: max(min(cornerSize.height, limit) - amount, 0))
        return Path(roundedRect: rect, cornerSize: size, style: style)
    }
}

/// The radii of a rectangle's corners, in points.
public struct RectangleCornerRadii: Hashable, Sendable {
    public var topLeading: CGFloat
    public var bottomLeading: CGFloat
    public var bottomTrailing: CGFloat
    public var topTrailing: CGFloat

    nonisolated public init(
        topLeading: CGFloat = 0, bottomLeading: CGFloat = 0, bottomTrailing: CGFloat = 0, topTrailing: CGFloat = 0
    ) {
        self.topLeading = topLeading
        self.bottomLeading = bottomLeading
        self.bottomTrailing = bottomTrailing
        self.topTrailing = topTrailing
    }

    var radii: CornerRadii {
        CornerRadii(
            topLeft: Double(topLeading), topRight: Double(topTrailing), bottomRight: Double(bottomTrailing),
            bottomLeft: Double(bottomLeading))
    }

    /// Radii that do not overlap in a rectangle of `size`.
    func fitting(_ size: CGSize) -> RectangleCornerRadii {
        let fitting = radii.fitting(size)
        return RectangleCornerRadii(
            topLeading: fitting.topLeft.width, bottomLeading: fitting.bottomLeft.width,
            bottomTrailing: fitting.bottomRight.width, topTrailing: fitting.topRight.width)
    }

    func reduced(by amount: CGFloat) -> RectangleCornerRadii {
        RectangleCornerRadii(
            topLeading: max(topLeading - amount, 0), bottomLeading: max(bottomLeading - amount, 0),
            bottomTrailing: max(bottomTrailing - amount, 0), topTrailing: max(topTrailing - amount, 0))
    }
}

extension RectangleCornerRadii: Animatable {}

/// A rectangle with a separate radius for each corner.
///
/// A radius that does not fit, even an infinite one, is limited by its sides (E-CORNER-6).
public struct UnevenRoundedRectangle: InsettableShape {
    public var cornerRadii: RectangleCornerRadii
    public var style: RoundedCornerStyle

    nonisolated public init(cornerRadii: RectangleCornerRadii, style: RoundedCornerStyle = .continuous) {
        self.cornerRadii = cornerRadii
        self.style = style
    }

    nonisolated public init(
        topLeadingRadius: CGFloat = 0, bottomLeadingRadius: CGFloat = 0, bottomTrailingRadius: CGFloat = 0,
        topTrailingRadius: CGFloat = 0, style: RoundedCornerStyle = .continuous
    ) {
        self.init(
            cornerRadii: RectangleCornerRadii(
                topLeading: topLeadingRadius, bottomLeading: bottomLeadingRadius,
                bottomTrailing: bottomTrailingRadius, topTrailing: topTrailingRadius), style: style)
    }

    nonisolated public func path(in rect: CGRect) -> Path {
        Path(roundedRect: rect, cornerRadii: cornerRadii, style: style)
    }

    /// The corners' radii shrink with the inset. Those that do not fit need no limit before: a side that is shorter by
    /// twice the inset limits both its radii to what they were, less the inset.
    nonisolated public func inset(by amount: CGFloat) -> some InsettableShape {
        _InsetShape(
            amount: amount,
            radii: { Path(roundedRect: $1, cornerRadii: $0.cornerRadii.reduced(by: $2), style: $0.style) }, of: self)
    }
}

/// A shape inset from all sides; empty where it has no size left (N1235).
public struct _InsetShape: InsettableShape {
    let amount: CGFloat
    /// The outline in the inset rectangle, and the inset.
    let outline: @Sendable (CGRect, CGFloat) -> Path
    let size: @Sendable (ProposedViewSize) -> CGSize

    nonisolated init(amount: CGFloat, _ outline: @escaping @Sendable (CGRect) -> Path) {
        self.amount = amount
        self.outline = { rect, _ in outline(rect) }
        size = { $0.replacingUnspecifiedDimensions() }
    }

    nonisolated init<S: Shape>(
        amount: CGFloat, radii outline: @escaping @Sendable (S, CGRect, CGFloat) -> Path, of shape: S
    ) {
        self.amount = amount
        self.outline = { outline(shape, $0, $1) }
        size = { shape.sizeThatFits($0) }
    }

    nonisolated private init(
        amount: CGFloat, outline: @escaping @Sendable (CGRect, CGFloat) -> Path,
        size: @escaping @Sendable (ProposedViewSize) -> CGSize
    ) {
        self.amount = amount
        self.outline = outline
        self.size = size
    }

    nonisolated public func path(in rect: CGRect) -> Path {
        let inner = rect.insetBy(dx: amount, dy: amount)
        return inner.isNull ? Path() : outline(inner, amount)
    }

    nonisolated public func sizeThatFits(_ proposal: ProposedViewSize) -> CGSize { size(proposal) }

    nonisolated public func inset(by more: CGFloat) -> _InsetShape {
        _InsetShape(amount: amount + more, outline: outline, size: size)
    }
}
