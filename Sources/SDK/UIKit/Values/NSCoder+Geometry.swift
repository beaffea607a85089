import Foundation

extension NSCoder {
    public func encode(_ insets: UIEdgeInsets, forKey key: String) {
        encode(Self.string(for: insets), forKey: key)
    }

    public func encode(_ offset: UIOffset, forKey key: String) { encode(Self.string(for: offset), forKey: key) }

    public func encode(_ transform: CGAffineTransform, forKey key: String) {
        encode(Self.string(for: transform), forKey: key)
    }

    public func decodeCGPoint(forKey key: String) -> CGPoint { decodePoint(forKey: key) }
    public func decodeCGSize(forKey key: String) -> CGSize { decodeSize(forKey: key) }
    public func decodeCGRect(forKey key: String) -> CGRect { decodeRect(forKey: key) }
    public func decodeUIEdgeInsets(forKey key: String) -> UIEdgeInsets { Self.uiEdgeInsets(for: text(key)) }
    public func decodeUIOffset(forKey key: String) -> UIOffset { Self.uiOffset(for: text(key)) }
    public func decodeCGAffineTransform(forKey key: String) -> CGAffineTransform {
        Self.cgAffineTransform(for: text(key))
    }

    private func text(_ key: String) -> String { decodeObject(of: NSString.self, forKey: key) as String? ?? "" }

    public class func string(for point: CGPoint) -> String { written(point.x, point.y) }
    public class func string(for size: CGSize) -> String { written(size.width, size.height) }
    public class func string(for vector: CGVector) -> String { written(vector.dx, vector.dy) }
    public class func string(for offset: UIOffset) -> String { written(offset.horizontal, offset.vertical) }
    public class func string(for rect: CGRect) -> String {
        "{\(string(for: rect.origin)), \(string(for: rect.size))}"
    }
    public class func string(for insets: UIEdgeInsets) -> String {
        written(insets.top, insets.left, insets.bottom, insets.right)
    }
    public class func string(for transform: CGAffineTransform) -> String {
        "["
            + written(transform.a, transform.b, transform.c, transform.d, transform.tx, transform.ty)
            .dropFirst().dropLast() + "]"
    }

    public class func cgPoint(for string: String) -> CGPoint {
        let numbers = numbers(in: string, count: 2)
        return CGPoint(x: numbers[0], y: numbers[1])
    }
    public class func cgSize(for string: String) -> CGSize {
        let numbers = numbers(in: string, count: 2)
        return CGSize(width: numbers[0], height: numbers[1])
    }
    public class func cgVector(for string: String) -> CGVector {
        let numbers = numbers(in: string, count: 2)
        return CGVector(dx: numbers[0], dy: numbers[1])
    }
    public class func uiOffset(for string: String) -> UIOffset {
        let numbers = numbers(in: string, count: 2)
        return UIOffset(horizontal: numbers[0], vertical: numbers[1])
    }
    public class func cgRect(for string: String) -> CGRect {
        let numbers = numbers(in: string, count: 4)
        return CGRect(x: numbers[0], y: numbers[1], width: numbers[2], height: numbers[3])
    }
    public class func uiEdgeInsets(for string: String) -> UIEdgeInsets {
        let numbers = numbers(in: string, count: 4)
        return UIEdgeInsets(top: numbers[0], left: numbers[1], bottom: numbers[2], right: numbers[3])
    }
    public class func cgAffineTransform(for string: String) -> CGAffineTransform {
        let numbers = numbers(in: string, count: 6)
        return CGAffineTransform(
            a: numbers[0], b: numbers[1], c: numbers[2], d: numbers[3], tx: numbers[4], ty: numbers[5])
    }

    private static func written(_ numbers: CGFloat...) -> String {
        let texts = numbers.map { $0 == $0.rounded() && abs($0) < 1e15 ? String(Int($0)) : String(Double($0)) }
        return "{" + texts.joined(separator: ", ") + "}"
    }

    /// The numbers in a string in order; zeros where there are fewer.
    private static func numbers(in text: String, count: Int) -> [CGFloat] {
        let found = text.split { "{}[], ".contains($0) }.compactMap { Double($0) }.map { CGFloat($0) }
        return Array((found + Array(repeating: 0, count: count)).prefix(count))
    }
}
