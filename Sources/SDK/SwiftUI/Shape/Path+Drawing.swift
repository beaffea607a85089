extension Path {
    public mutating func move(to end: CGPoint) {
        storage.move(to: end)
    }

    public mutating func addLine(to end: CGPoint) {
        storage.line(to: end)
    }

    public mutating func addQuadCurve(to end: CGPoint, control: CGPoint) {
        storage.quad(to: end, control: control)
    }

    public mutating func addCurve(to end: CGPoint, control1: CGPoint, control2: CGPoint) {
        storage.cubic(to: end, control1: control1, control2: control2)
    }

    public mutating func closeSubpath() {
        storage.close()
    }

    public mutating func addRect(_ rect: CGRect, transform: CGAffineTransform = .identity) {
        storage.append(PathStorage(rect: rect).applying(transform))
    }

    public mutating func addRoundedRect(
        in rect: CGRect, cornerSize: CGSize, style: RoundedCornerStyle = .continuous,
        transform: CGAffineTransform = .identity
    ) {
        let path = PathStorage(roundedRect: rect, cornerSize: cornerSize, style: style.cornerStyle)
        storage.append(path.applying(transform))
    }

    public mutating func addRoundedRect(
        in rect: CGRect, cornerRadii: RectangleCornerRadii, style: RoundedCornerStyle = .continuous,
        transform: CGAffineTransform = .identity
    ) {
        let path = Path(roundedRect: rect, cornerRadii: cornerRadii, style: style)
        storage.append(path.storage.applying(transform))
    }

    public mutating func addEllipse(in rect: CGRect, transform: CGAffineTransform = .identity) {
        storage.append(PathStorage(ellipseIn: rect).applying(transform))
    }

    public mutating func addRects(_ rects: [CGRect], transform: CGAffineTransform = .identity) {
        for rect in rects { addRect(rect, transform: transform) }
    }

    public mutating func addLines(_ lines: [CGPoint]) {
        guard let first = lines.first else { return }
        move(to: first)
        for point in lines.dropFirst() { addLine(to: point) }
    }

    /// Adds an arc that sweeps from `startAngle` by `delta`; positive is clockwise on a screen.
    public mutating func addRelativeArc(
        center: CGPoint, radius: CGFloat, startAngle: Angle, delta: Angle, transform: CGAffineTransform = .identity
    ) {
        storage.addRelativeArc(
            center: center, radius: Double(radius), startAngle: startAngle.radians, delta: delta.radians,
            transform: transform)
    }

    /// - Parameter clockwise: relative to an upward y axis; on a screen `true` is counterclockwise.
    public mutating func addArc(
        center: CGPoint, radius: CGFloat, startAngle: Angle, endAngle: Angle, clockwise: Bool,
        transform: CGAffineTransform = .identity
    ) {
        storage.addArc(
            center: center, radius: Double(radius), startAngle: startAngle.radians, endAngle: endAngle.radians,
            clockwise: clockwise, transform: transform)
    }

    /// Adds an arc that touches the line to `tangent1End` and the line from there to `tangent2End`.
    public mutating func addArc(
        tangent1End: CGPoint, tangent2End: CGPoint, radius: CGFloat, transform: CGAffineTransform = .identity
    ) {
        storage.addArc(
            tangent1: tangent1End, tangent2: tangent2End, radius: Double(radius), transform: transform)
    }

    public mutating func addPath(_ path: Path, transform: CGAffineTransform = .identity) {
        storage.append(path.storage.applying(transform))
    }
}
