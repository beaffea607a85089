/// An outline made of lines and curves, in points, y downward.
public struct Path: Equatable, Sendable {
    package var storage: PathStorage

    package init(storage: PathStorage) {
        self.storage = storage
    }

    /// One piece of a path.
    public enum Element: Equatable, Sendable {
        case move(to: CGPoint)
        case line(to: CGPoint)
        case quadCurve(to: CGPoint, control: CGPoint)
        case curve(to: CGPoint, control1: CGPoint, control2: CGPoint)
        case closeSubpath
    }

    nonisolated public init() {
        storage = PathStorage()
    }

    nonisolated public init(_ path: CGPath) {
        storage = path.storage
    }

    nonisolated public init(_ path: CGMutablePath) {
        storage = path.storage
    }

    nonisolated public init(_ rect: CGRect) {
        storage = PathStorage(rect: rect)
    }

    nonisolated public init(
        roundedRect rect: CGRect, cornerSize: CGSize, style: RoundedCornerStyle = .continuous
    ) {
        storage = PathStorage(roundedRect: rect, cornerSize: cornerSize, style: style.cornerStyle)
    }

    nonisolated public init(
        roundedRect rect: CGRect, cornerRadius: CGFloat, style: RoundedCornerStyle = .continuous
    ) {
        self.init(
            roundedRect: rect, cornerSize: CGSize(width: cornerRadius, height: cornerRadius), style: style)
    }

    nonisolated public init(
        roundedRect rect: CGRect, cornerRadii: RectangleCornerRadii, style: RoundedCornerStyle = .continuous
    ) {
        storage = PathStorage()
        storage.addRoundedRect(rect, radii: cornerRadii.radii, style: style.cornerStyle)
    }

    nonisolated public init(ellipseIn rect: CGRect) {
        storage = PathStorage(ellipseIn: rect)
    }

    nonisolated public init(_ callback: (inout Path) -> Void) {
        self.init()
        callback(&self)
    }

    /// Parses the format of ``description``; `nil` for other text.
    nonisolated public init?(_ string: String) {
        guard let storage = PathStorage(textualForm: string) else { return nil }
        self.storage = storage
    }

    public var cgPath: CGPath { CGPath(storage: storage) }
    public var isEmpty: Bool { storage.isEmpty }
    public var boundingRect: CGRect { storage.boundingRect }
    public var currentPoint: CGPoint? { storage.currentPoint }

    public func contains(_ point: CGPoint, eoFill: Bool = false) -> Bool {
        storage.contains(point, evenOdd: eoFill)
    }

    public func forEach(_ body: (Element) -> Void) {
        var points = storage.points[...]
        for verb in storage.verbs {
            let own = Array(points.prefix(verb.pointCount))
            points = points.dropFirst(verb.pointCount)
            switch verb {
            case .move: body(.move(to: own[0]))
            case .line: body(.line(to: own[0]))
            case .quad: body(.quadCurve(to: own[1], control: own[0]))
            case .cubic: body(.curve(to: own[2], control1: own[0], control2: own[1]))
            case .close: body(.closeSubpath)
            }
        }
    }

    /// The outline of the path's stroke, accurate to a thousandth of a point.
    public func strokedPath(_ style: StrokeStyle) -> Path {
        Path(storage: style.geometry.outline(of: storage, tolerance: 0.001))
    }

    /// The part between two fractions of the length.
    public func trimmedPath(from: CGFloat, to: CGFloat) -> Path {
        Path(storage: storage.trimmed(from: Double(from), to: Double(to)))
    }

    public func applying(_ transform: CGAffineTransform) -> Path {
        Path(storage: storage.applying(transform))
    }

    public func offsetBy(dx: CGFloat, dy: CGFloat) -> Path {
        applying(CGAffineTransform(translationX: dx, y: dy))
    }
}

extension Path: LosslessStringConvertible {
    /// Numbers, each group followed by `m`, `l`, `q`, `c` or `h`.
    public var description: String { storage.textualForm }
}

extension Path: Shape {
    nonisolated public func path(in rect: CGRect) -> Path {
        self
    }
}
