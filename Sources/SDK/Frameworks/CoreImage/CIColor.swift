import Foundation

// Sendable: the classes of this file have no mutable state outside of a lock.

/// A color for filters.
open class CIColor: NSObject, NSCopying, @unchecked Sendable {
    public let red: CGFloat
    public let green: CGFloat
    public let blue: CGFloat
    public let alpha: CGFloat
    public let colorSpace: CGColorSpace

    private init(_ red: CGFloat, _ green: CGFloat, _ blue: CGFloat, _ alpha: CGFloat, _ space: CGColorSpace) {
        self.red = red
        self.green = green
        self.blue = blue
        self.alpha = alpha
        colorSpace = space
    }

    public convenience init(red r: CGFloat, green g: CGFloat, blue b: CGFloat, alpha a: CGFloat) {
        self.init(r, g, b, a, CGColorSpaceCreateDeviceRGB())
    }

    public convenience init(red r: CGFloat, green g: CGFloat, blue b: CGFloat) {
        self.init(red: r, green: g, blue: b, alpha: 1)
    }

    public convenience init?(
        red r: CGFloat, green g: CGFloat, blue b: CGFloat, alpha a: CGFloat, colorSpace: CGColorSpace
    ) {
        guard colorSpace.model == .rgb else { return nil }
        self.init(r, g, b, a, colorSpace)
    }

    public convenience init?(red r: CGFloat, green g: CGFloat, blue b: CGFloat, colorSpace: CGColorSpace) {
        self.init(red: r, green: g, blue: b, alpha: 1, colorSpace: colorSpace)
    }

    public convenience init(cgColor: CGColor) {
        let space = CGColorSpaceCreateDeviceRGB()
        let parts = cgColor.converted(to: space, intent: .defaultIntent, options: nil)?.components ?? [0, 0, 0, 1]
        self.init(parts[0], parts[1], parts[2], parts[3], space)
    }

    /// Numbers from 0 to 1, separated by spaces.
    public convenience init(string representation: String) {
        let parts = representation.split(separator: " ").map { CGFloat(Double($0) ?? 0) }
        func part(_ index: Int, _ other: CGFloat) -> CGFloat { parts.indices.contains(index) ? parts[index] : other }
        self.init(red: part(0, 0), green: part(1, 0), blue: part(2, 0), alpha: part(3, 1))
    }

    open var numberOfComponents: Int { 4 }
    open var stringRepresentation: String { "\(red) \(green) \(blue) \(alpha)" }

    /// Premultiplied.
    var pixel: SIMD4<Float> {
        SIMD4(Float(red * alpha), Float(green * alpha), Float(blue * alpha), Float(alpha))
    }

    open func copy(with zone: NSZone? = nil) -> Any { self }

    open override func isEqual(_ object: Any?) -> Bool {
        guard let other = object as? CIColor else { return false }
        return stringRepresentation == other.stringRepresentation && colorSpace == other.colorSpace
    }

    open override var hash: Int { stringRepresentation.hashValue }

    open class var black: CIColor { CIColor(red: 0, green: 0, blue: 0) }
    open class var white: CIColor { CIColor(red: 1, green: 1, blue: 1) }
    open class var gray: CIColor { CIColor(red: 0.5, green: 0.5, blue: 0.5) }
    open class var red: CIColor { CIColor(red: 1, green: 0, blue: 0) }
    open class var green: CIColor { CIColor(red: 0, green: 1, blue: 0) }
    open class var blue: CIColor { CIColor(red: 0, green: 0, blue: 1) }
    open class var cyan: CIColor { CIColor(red: 0, green: 1, blue: 1) }
    open class var magenta: CIColor { CIColor(red: 1, green: 0, blue: 1) }
    open class var yellow: CIColor { CIColor(red: 1, green: 1, blue: 0) }
    open class var clear: CIColor { CIColor(red: 0, green: 0, blue: 0, alpha: 0) }
}
