/// A circle centered in its frame, as wide as the shorter side.
public struct Circle: InsettableShape {
    nonisolated public init() {}

    nonisolated public func path(in rect: CGRect) -> Path { Path(ellipseIn: Self.square(in: rect)) }

    /// A square within the proposal.
    nonisolated public func sizeThatFits(_ proposal: ProposedViewSize) -> CGSize {
        let side: CGFloat =
            switch (proposal.width, proposal.height) {
            case (nil, nil): 10
            case (let width?, nil): width
            case (nil, let height?): height
            case (let width?, let height?): min(width, height)
            }
        return CGSize(width: side, height: side)
    }

    nonisolated public func inset(by amount: CGFloat) -> some InsettableShape {
        _InsetShape(amount: amount, radii: { circle, rect, _ in circle.path(in: rect) }, of: self)
    }

    nonisolated private static func square(in rect: CGRect) -> CGRect {
        let side = min(rect.width, rect.height)
        return CGRect(x: rect.midX - side / 2, y: rect.midY - side / 2, width: side, height: side)
    }
}

/// An ellipse that fills its frame.
public struct Ellipse: InsettableShape {
    nonisolated public init() {}

    nonisolated public func path(in rect: CGRect) -> Path { Path(ellipseIn: rect) }

    nonisolated public func inset(by amount: CGFloat) -> some InsettableShape {
        _InsetShape(amount: amount) { Path(ellipseIn: $0) }
    }
}

/// A rectangle whose shorter sides are semicircles.
public struct Capsule: InsettableShape {
    public var style: RoundedCornerStyle

    nonisolated public init(style: RoundedCornerStyle = .continuous) {
        self.style = style
    }

    nonisolated public func path(in rect: CGRect) -> Path {
        Path(roundedRect: rect, cornerRadius: min(rect.width, rect.height) / 2, style: style)
    }

    nonisolated public func inset(by amount: CGFloat) -> some InsettableShape {
        _InsetShape(amount: amount, radii: { capsule, rect, _ in capsule.path(in: rect) }, of: self)
    }
}
