/// The outline of buttons with the shape; automatic is a capsule.
extension ButtonBorderShape: InsettableShape {
    nonisolated public func path(in rect: CGRect) -> Path {
        switch kind {
        case .automatic, .capsule: Capsule().path(in: rect)
        case .circle: Circle().path(in: rect)
        case .roundedRectangle(let radius): RoundedRectangle(cornerRadius: radius ?? 8).path(in: rect)
        }
    }

    nonisolated public func inset(by amount: CGFloat) -> some InsettableShape {
        _InsetShape(amount: amount, radii: { shape, rect, _ in shape.path(in: rect) }, of: self)
    }
}

extension Shape where Self == ButtonBorderShape {
    nonisolated public static var buttonBorder: ButtonBorderShape { .automatic }
}
