import Foundation

/// An immutable path, unless it is a ``CGMutablePath``.
public class CGPath: Hashable {
    package fileprivate(set) var storage: PathStorage

    package init(storage: PathStorage) {
        self.storage = storage
    }

    public convenience init(rect: CGRect, transform: UnsafePointer<CGAffineTransform>?) {
        self.init(storage: PathStorage(rect: rect).applying(transform?.pointee ?? .identity))
    }

    public convenience init(ellipseIn rect: CGRect, transform: UnsafePointer<CGAffineTransform>?) {
        self.init(storage: PathStorage(ellipseIn: rect).applying(transform?.pointee ?? .identity))
    }

    public convenience init(
        roundedRect rect: CGRect, cornerWidth: CGFloat, cornerHeight: CGFloat,
        transform: UnsafePointer<CGAffineTransform>?
    ) {
        let size = CGSize(width: cornerWidth, height: cornerHeight)
        let path = PathStorage(roundedRect: rect, cornerSize: size, style: .circular)
        self.init(storage: path.applying(transform?.pointee ?? .identity))
    }

    public static func == (left: CGPath, right: CGPath) -> Bool { left.storage == right.storage }

    public func hash(into hasher: inout Hasher) { hasher.combine(storage) }

    public var isEmpty: Bool { storage.isEmpty }

    /// The last point drawn to; zero for an empty path.
    public var currentPoint: CGPoint { storage.currentPoint ?? .zero }

    /// The smallest rectangle around all points, including control points; null when empty.
    public var boundingBox: CGRect { storage.controlRect }

    /// The smallest rectangle around the drawn path; null when empty.
    public var boundingBoxOfPath: CGRect { storage.boundingRect }

    public func contains(
        _ point: CGPoint, using rule: CGPathFillRule = .winding, transform: CGAffineTransform = .identity
    ) -> Bool {
        storage.applying(transform).contains(point, evenOdd: rule == .evenOdd)
    }

    /// Whether the path is one axis-aligned rectangle, which is then written to `rect`.
    public func isRect(_ rect: UnsafeMutablePointer<CGRect>?) -> Bool {
        guard let found = storage.asRect else { return false }
        rect?.pointee = found
        return true
    }
}

extension CGPath {
    public func copy() -> CGPath? { CGPath(storage: storage) }

    public func copy(using transform: UnsafePointer<CGAffineTransform>?) -> CGPath? {
        CGPath(storage: storage.applying(transform?.pointee ?? .identity))
    }

    public func mutableCopy() -> CGMutablePath? { CGMutablePath(storage: storage) }

    public func mutableCopy(using transform: UnsafePointer<CGAffineTransform>?) -> CGMutablePath? {
        CGMutablePath(storage: storage.applying(transform?.pointee ?? .identity))
    }

    /// The outline of the path's stroke, to be filled by the winding rule.
    public func copy(
        strokingWithWidth lineWidth: CGFloat, lineCap: CGLineCap, lineJoin: CGLineJoin, miterLimit: CGFloat,
        transform: CGAffineTransform = .identity
    ) -> CGPath {
        CGPath(
            storage: storage.applying(transform).stroked(
                width: lineWidth, cap: lineCap, join: lineJoin, miterLimit: miterLimit))
    }

    public func copy(
        dashingWithPhase phase: CGFloat, lengths: [CGFloat], transform: CGAffineTransform = .identity
    ) -> CGPath {
        CGPath(storage: storage.applying(transform).dashed(lengths: lengths.map { Double($0) }, phase: phase))
    }
}

/// A mutable path.
public final class CGMutablePath: CGPath {
    public init() {
        super.init(storage: PathStorage())
    }

    override package init(storage: PathStorage) {
        super.init(storage: storage)
    }

    public func move(to point: CGPoint, transform: CGAffineTransform = .identity) {
        storage.move(to: point.applying(transform))
    }

    public func addLine(to point: CGPoint, transform: CGAffineTransform = .identity) {
        storage.line(to: point.applying(transform))
    }

    public func addQuadCurve(to end: CGPoint, control: CGPoint, transform: CGAffineTransform = .identity) {
        storage.quad(to: end.applying(transform), control: control.applying(transform))
    }

    public func addCurve(
        to end: CGPoint, control1: CGPoint, control2: CGPoint, transform: CGAffineTransform = .identity
    ) {
        storage.cubic(
            to: end.applying(transform), control1: control1.applying(transform), control2: control2.applying(transform))
    }

    public func closeSubpath() {
        storage.close()
    }

    public func addRect(_ rect: CGRect, transform: CGAffineTransform = .identity) {
        storage.append(PathStorage(rect: rect).applying(transform))
    }

    public func addRects(_ rects: [CGRect], transform: CGAffineTransform = .identity) {
        for rect in rects { addRect(rect, transform: transform) }
    }

    public func addLines(between points: [CGPoint], transform: CGAffineTransform = .identity) {
        guard let first = points.first else { return }
        move(to: first, transform: transform)
        for point in points.dropFirst() { addLine(to: point, transform: transform) }
    }

    public func addEllipse(in rect: CGRect, transform: CGAffineTransform = .identity) {
        storage.append(PathStorage(ellipseIn: rect).applying(transform))
    }

    public func addRoundedRect(
        in rect: CGRect, cornerWidth: CGFloat, cornerHeight: CGFloat, transform: CGAffineTransform = .identity
    ) {
        let size = CGSize(width: cornerWidth, height: cornerHeight)
        storage.append(PathStorage(roundedRect: rect, cornerSize: size, style: .circular).applying(transform))
    }

    /// - Parameters:
    ///   - startAngle: radians; 0 points right.
    ///   - clockwise: decreasing angles, which are counterclockwise with a downward y axis.
    public func addArc(
        center: CGPoint, radius: CGFloat, startAngle: CGFloat, endAngle: CGFloat, clockwise: Bool,
        transform: CGAffineTransform = .identity
    ) {
        storage.addArc(
            center: center, radius: radius, startAngle: startAngle, endAngle: endAngle, clockwise: clockwise,
            transform: transform)
    }

    public func addArc(
        tangent1End: CGPoint, tangent2End: CGPoint, radius: CGFloat, transform: CGAffineTransform = .identity
    ) {
        storage.addArc(tangent1: tangent1End, tangent2: tangent2End, radius: radius, transform: transform)
    }

    public func addRelativeArc(
        center: CGPoint, radius: CGFloat, startAngle: CGFloat, delta: CGFloat, transform: CGAffineTransform = .identity
    ) {
        storage.addRelativeArc(
            center: center, radius: radius, startAngle: startAngle, delta: delta, transform: transform)
    }

    public func addPath(_ path: CGPath, transform: CGAffineTransform = .identity) {
        storage.append(path.storage.applying(transform))
    }
}
