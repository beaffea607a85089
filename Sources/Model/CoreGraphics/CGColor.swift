import Foundation

/// A color: components in a color space, alpha last.
public final class CGColor: Hashable, Sendable {
    public let colorSpace: CGColorSpace?
    /// 0…1 each, or beyond in an extended space; alpha is last.
    public let components: [CGFloat]?

    /// `nil` when there are fewer components than the space requires, with alpha.
    public init?(colorSpace: CGColorSpace, components: UnsafePointer<CGFloat>) {
        self.colorSpace = colorSpace
        self.components = Array(UnsafeBufferPointer(start: components, count: colorSpace.numberOfComponents + 1))
    }

    private init(_ space: CGColorSpace, _ components: [CGFloat]) {
        colorSpace = space
        self.components = components
    }

    public convenience init(red: CGFloat, green: CGFloat, blue: CGFloat, alpha: CGFloat) {
        self.init(.standard, [red, green, blue, alpha])
    }

    public convenience init(srgbRed red: CGFloat, green: CGFloat, blue: CGFloat, alpha: CGFloat) {
        self.init(.standard, [red, green, blue, alpha])
    }

    public convenience init(gray: CGFloat, alpha: CGFloat) {
        self.init(.gray, [gray, alpha])
    }

    public static let black = CGColor(gray: 0, alpha: 1)
    public static let white = CGColor(gray: 1, alpha: 1)
    public static let clear = CGColor(gray: 0, alpha: 0)

    /// Components, including alpha.
    public var numberOfComponents: Int { components?.count ?? 0 }

    public var alpha: CGFloat { components?.last ?? 1 }

    public func copy(alpha: CGFloat) -> CGColor? {
        guard let colorSpace, let components else { return nil }
        return CGColor(colorSpace, components.dropLast() + [alpha])
    }

    public static func == (left: CGColor, right: CGColor) -> Bool {
        left.colorSpace == right.colorSpace && left.components == right.components
    }

    public func hash(into hasher: inout Hasher) {
        hasher.combine(colorSpace)
        hasher.combine(components)
    }
}
