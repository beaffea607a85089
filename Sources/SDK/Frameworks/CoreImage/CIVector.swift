import Foundation

// Sendable: the classes of this file have no mutable state outside of a lock.

/// A vector of numbers for filters.
open class CIVector: NSObject, NSCopying, @unchecked Sendable {
    private let values: [CGFloat]

    public init(values: UnsafePointer<CGFloat>, count: Int) {
        self.values = Array(UnsafeBufferPointer(start: values, count: max(count, 0)))
    }

    private init(_ values: [CGFloat]) {
        self.values = values
    }

    public convenience init(x: CGFloat) { self.init([x]) }

    public convenience init(x: CGFloat, y: CGFloat) { self.init([x, y]) }

    public convenience init(x: CGFloat, y: CGFloat, z: CGFloat) { self.init([x, y, z]) }

    public convenience init(x: CGFloat, y: CGFloat, z: CGFloat, w: CGFloat) { self.init([x, y, z, w]) }

    public convenience init(cgPoint p: CGPoint) { self.init([p.x, p.y]) }

    public convenience init(cgRect r: CGRect) { self.init([r.minX, r.minY, r.width, r.height]) }

    public convenience init(cgAffineTransform t: CGAffineTransform) { self.init([t.a, t.b, t.c, t.d, t.tx, t.ty]) }

    /// Numbers in brackets, in the format of ``stringRepresentation``.
    public convenience init(string representation: String) {
        let parts = representation.trimmingCharacters(in: CharacterSet(charactersIn: "[] ")).split(separator: " ")
        self.init(parts.map { CGFloat(Double($0) ?? 0) })
    }

    open func value(at index: Int) -> CGFloat { values.indices.contains(index) ? values[index] : 0 }

    open var count: Int { values.count }
    open var x: CGFloat { value(at: 0) }
    open var y: CGFloat { value(at: 1) }
    open var z: CGFloat { value(at: 2) }
    open var w: CGFloat { value(at: 3) }
    open var cgPointValue: CGPoint { CGPoint(x: x, y: y) }
    open var cgRectValue: CGRect { CGRect(x: x, y: y, width: z, height: w) }
    open var cgAffineTransformValue: CGAffineTransform {
        CGAffineTransform(a: x, b: y, c: z, d: w, tx: value(at: 4), ty: value(at: 5))
    }
    open var stringRepresentation: String { "[" + values.map { "\($0)" }.joined(separator: " ") + "]" }

    open func copy(with zone: NSZone? = nil) -> Any { self }

    open override func isEqual(_ object: Any?) -> Bool { (object as? CIVector)?.values == values }

    open override var hash: Int { values.hashValue }
}
