import SwiftUI
import UIKit

// Sendable: the classes of this file have no mutable state outside of a lock.

/// A color that may depend on the appearance; its components are those of UIKit's.
open class NSColor: NSObject, NSSecureCoding, NSCopying, @unchecked Sendable {
    public typealias Name = String

    package let base: UIColor

    package init(base: UIColor) {
        self.base = base
        super.init()
    }

    public required convenience init?(coder: NSCoder) {
        guard let base = UIColor(coder: coder) else { return nil }
        self.init(base: base)
    }

    public class var supportsSecureCoding: Bool { true }
    open func encode(with coder: NSCoder) { base.encode(with: coder) }
    open func copy(with zone: NSZone? = nil) -> Any { self }

    public convenience init(red: CGFloat, green: CGFloat, blue: CGFloat, alpha: CGFloat) {
        self.init(base: UIColor(red: red, green: green, blue: blue, alpha: alpha))
    }

    public convenience init(srgbRed red: CGFloat, green: CGFloat, blue: CGFloat, alpha: CGFloat) {
        self.init(red: red, green: green, blue: blue, alpha: alpha)
    }

    public convenience init(calibratedRed red: CGFloat, green: CGFloat, blue: CGFloat, alpha: CGFloat) {
        self.init(red: red, green: green, blue: blue, alpha: alpha)
    }

    public convenience init(deviceRed red: CGFloat, green: CGFloat, blue: CGFloat, alpha: CGFloat) {
        self.init(red: red, green: green, blue: blue, alpha: alpha)
    }

    public convenience init(displayP3Red red: CGFloat, green: CGFloat, blue: CGFloat, alpha: CGFloat) {
        self.init(base: UIColor(displayP3Red: red, green: green, blue: blue, alpha: alpha))
    }

    public convenience init(hue: CGFloat, saturation: CGFloat, brightness: CGFloat, alpha: CGFloat) {
        self.init(base: UIColor(hue: hue, saturation: saturation, brightness: brightness, alpha: alpha))
    }

    public convenience init(calibratedHue hue: CGFloat, saturation: CGFloat, brightness: CGFloat, alpha: CGFloat) {
        self.init(hue: hue, saturation: saturation, brightness: brightness, alpha: alpha)
    }

    public convenience init(deviceHue hue: CGFloat, saturation: CGFloat, brightness: CGFloat, alpha: CGFloat) {
        self.init(hue: hue, saturation: saturation, brightness: brightness, alpha: alpha)
    }

    public convenience init(white: CGFloat, alpha: CGFloat) { self.init(base: UIColor(white: white, alpha: alpha)) }
    public convenience init(calibratedWhite white: CGFloat, alpha: CGFloat) { self.init(white: white, alpha: alpha) }
    public convenience init(deviceWhite white: CGFloat, alpha: CGFloat) { self.init(white: white, alpha: alpha) }
    public convenience init(genericGamma22White white: CGFloat, alpha: CGFloat) {
        self.init(white: white, alpha: alpha)
    }
    public convenience init?(cgColor: CGColor) { self.init(base: UIColor(cgColor: cgColor)) }
    public convenience init(_ color: Color) { self.init(base: UIColor(color)) }
    public convenience init?(named name: Name) {
        guard let base = UIColor(named: name) else { return nil }
        self.init(base: base)
    }
    public convenience init?(named name: Name, bundle: Bundle?) { self.init(named: name) }
    public convenience init(resource: ColorResource) { self.init(base: UIColor(resource: resource)) }
    public convenience init(patternImage image: NSImage) { self.init(white: 0, alpha: 0) }

    /// A color for each appearance.
    public convenience init(name colorName: Name?, dynamicProvider: @escaping (NSAppearance) -> NSColor) {
        self.init(
            base: UIColor { traits in
                let name: NSAppearance.Name = traits.userInterfaceStyle == .dark ? .darkAqua : .aqua
                return dynamicProvider(NSAppearance(name)).base
            })
    }

    open var cgColor: CGColor { base.cgColor }
    open func withAlphaComponent(_ alpha: CGFloat) -> NSColor { NSColor(base: base.withAlphaComponent(alpha)) }
    open func usingColorSpace(_ space: NSColorSpace) -> NSColor? { NSColor(cgColor: cgColor) }
    open func withSystemEffect(_ systemEffect: SystemEffect) -> NSColor { self }
    open func set() { base.set() }
    open func setFill() { base.setFill() }
    open func setStroke() { base.setStroke() }

    public enum SystemEffect: Int, Sendable {
        case none = 0
        case pressed, deepPressed, disabled, rollover
    }

    open func blended(withFraction fraction: CGFloat, of color: NSColor) -> NSColor? {
        let (own, other) = (components, color.components)
        let mixed = zip(own, other).map { $0 + ($1 - $0) * fraction }
        return NSColor(red: mixed[0], green: mixed[1], blue: mixed[2], alpha: mixed[3])
    }

    open func highlight(withLevel val: CGFloat) -> NSColor? { blended(withFraction: val, of: .white) }
    open func shadow(withLevel val: CGFloat) -> NSColor? { blended(withFraction: val, of: .black) }

    private var components: [CGFloat] {
        var values = (CGFloat.zero, CGFloat.zero, CGFloat.zero, CGFloat.zero)
        base.getRed(&values.0, green: &values.1, blue: &values.2, alpha: &values.3)
        return [values.0, values.1, values.2, values.3]
    }

    open var redComponent: CGFloat { components[0] }
    open var greenComponent: CGFloat { components[1] }
    open var blueComponent: CGFloat { components[2] }
    open var alphaComponent: CGFloat { components[3] }
    open var numberOfComponents: Int { 4 }
    open var colorSpace: NSColorSpace { .sRGB }
    open var hueComponent: CGFloat { hsb.0 }
    open var saturationComponent: CGFloat { hsb.1 }
    open var brightnessComponent: CGFloat { hsb.2 }
    open var whiteComponent: CGFloat {
        var white = CGFloat.zero
        base.getWhite(&white, alpha: nil)
        return white
    }

    private var hsb: (CGFloat, CGFloat, CGFloat) {
        var values = (CGFloat.zero, CGFloat.zero, CGFloat.zero)
        base.getHue(&values.0, saturation: &values.1, brightness: &values.2, alpha: nil)
        return values
    }

    open func getRed(
        _ red: UnsafeMutablePointer<CGFloat>?, green: UnsafeMutablePointer<CGFloat>?,
        blue: UnsafeMutablePointer<CGFloat>?, alpha: UnsafeMutablePointer<CGFloat>?
    ) {
        base.getRed(red, green: green, blue: blue, alpha: alpha)
    }

    open func getHue(
        _ hue: UnsafeMutablePointer<CGFloat>?, saturation: UnsafeMutablePointer<CGFloat>?,
        brightness: UnsafeMutablePointer<CGFloat>?, alpha: UnsafeMutablePointer<CGFloat>?
    ) {
        base.getHue(hue, saturation: saturation, brightness: brightness, alpha: alpha)
    }

    open func getWhite(_ white: UnsafeMutablePointer<CGFloat>?, alpha: UnsafeMutablePointer<CGFloat>?) {
        base.getWhite(white, alpha: alpha)
    }

    open override func isEqual(_ object: Any?) -> Bool { (object as? NSColor)?.base.isEqual(base) ?? false }
    open override var hash: Int { base.hash }
}

extension Color {
    @_disfavoredOverload
    nonisolated public init(_ color: NSColor) { self = color.base.color }
    nonisolated public init(nsColor: NSColor) { self = nsColor.base.color }
}

open class NSColorSpace: NSObject, @unchecked Sendable {
    public static let sRGB = NSColorSpace()
    public static let extendedSRGB = NSColorSpace()
    public static let displayP3 = NSColorSpace()
    public static let deviceRGB = NSColorSpace()
    public static let genericRGB = NSColorSpace()
    public static let deviceGray = NSColorSpace()
    public static let genericGray = NSColorSpace()
    public static let genericGamma22Gray = NSColorSpace()
    public static let adobeRGB1998 = NSColorSpace()
}
