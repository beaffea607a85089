import SwiftUI

// Sendable: the classes of this file have no mutable state outside of a lock.

/// A color that can depend on the appearance. Components 0…1, in extended sRGB.
open class UIColor: NSObject, NSSecureCoding, NSCopying, @unchecked Sendable {
    package let color: Color

    package init(color: Color) {
        self.color = color
        super.init()
    }

    /// Components that an archive holds.
    public required init?(coder: NSCoder) {
        guard coder.containsValue(forKey: "UIRed") else { return nil }
        color = Color(
            red: coder.decodeDouble(forKey: "UIRed"), green: coder.decodeDouble(forKey: "UIGreen"),
            blue: coder.decodeDouble(forKey: "UIBlue"), opacity: coder.decodeDouble(forKey: "UIAlpha"))
        super.init()
    }

    public class var supportsSecureCoding: Bool { true }

    open func encode(with coder: NSCoder) {
        let resolved = color.resolve(in: UITraitCollection.currentEnvironment)
        coder.encode(Double(resolved.red), forKey: "UIRed")
        coder.encode(Double(resolved.green), forKey: "UIGreen")
        coder.encode(Double(resolved.blue), forKey: "UIBlue")
        coder.encode(Double(resolved.opacity), forKey: "UIAlpha")
    }

    open func copy(with zone: NSZone? = nil) -> Any { self }

    public convenience init(red: CGFloat, green: CGFloat, blue: CGFloat, alpha: CGFloat) {
        self.init(color: Color(red: Double(red), green: Double(green), blue: Double(blue), opacity: Double(alpha)))
    }

    public convenience init(displayP3Red red: CGFloat, green: CGFloat, blue: CGFloat, alpha: CGFloat) {
        self.init(
            color: Color(
                .displayP3, red: Double(red), green: Double(green), blue: Double(blue), opacity: Double(alpha)))
    }

    public convenience init(hue: CGFloat, saturation: CGFloat, brightness: CGFloat, alpha: CGFloat) {
        self.init(
            color: Color(
                hue: Double(hue), saturation: Double(saturation), brightness: Double(brightness),
                opacity: Double(alpha)))
    }

    public convenience init(white: CGFloat, alpha: CGFloat) {
        self.init(color: Color(white: Double(white), opacity: Double(alpha)))
    }

    public convenience init(cgColor: CGColor) {
        self.init(color: Color(cgColor: cgColor))
    }

    public convenience init(_ color: Color) {
        self.init(color: color)
    }

    /// A color of the asset catalog; `nil` when the catalog has none with that name.
    public convenience init?(named name: String) {
        guard RunningBundle.resources.color(named: name, dark: false, increasedContrast: false) != nil else {
            return nil
        }
        self.init(color: Color(name))
    }

    public convenience init?(named name: String, in bundle: Bundle?, compatibleWith traitCollection: UITraitCollection?)
    {
        self.init(named: name)
    }

    /// A color of the asset catalog that is known to exist.
    public convenience init(resource: ColorResource) {
        self.init(color: Color(resource))
    }

    /// A color for each appearance.
    public convenience init(dynamicProvider: @escaping (UITraitCollection) -> UIColor) {
        let light = dynamicProvider(UITraitCollection(userInterfaceStyle: .light)).color
        let dark = dynamicProvider(UITraitCollection(userInterfaceStyle: .dark)).color
        self.init(color: Color(provider: .adaptive(light: light.provider, dark: dark.provider)))
    }

    open func withAlphaComponent(_ alpha: CGFloat) -> UIColor {
        UIColor(color: color.opacity(Double(alpha)))
    }

    open func resolvedColor(with traitCollection: UITraitCollection) -> UIColor {
        UIColor(color: Color(color.resolve(in: traitCollection.environment)))
    }

    /// The color in the current appearance.
    open var cgColor: CGColor { color.resolve(in: UITraitCollection.currentEnvironment).cgColor }

    /// The components in the current appearance; never `nil`.
    @discardableResult
    open func getRed(
        _ red: UnsafeMutablePointer<CGFloat>?, green: UnsafeMutablePointer<CGFloat>?,
        blue: UnsafeMutablePointer<CGFloat>?, alpha: UnsafeMutablePointer<CGFloat>?
    ) -> Bool {
        let resolved = color.resolve(in: UITraitCollection.currentEnvironment)
        red?.pointee = CGFloat(resolved.red)
        green?.pointee = CGFloat(resolved.green)
        blue?.pointee = CGFloat(resolved.blue)
        alpha?.pointee = CGFloat(resolved.opacity)
        return true
    }

    open override func isEqual(_ object: Any?) -> Bool {
        (object as? UIColor)?.color == color
    }

    open override var hash: Int { color.hashValue }
}

extension Color {
    /// Less preferred than `init(_: ColorResource)`, so that `Color(.name)` finds the asset where both types have the
    /// name.
    @_disfavoredOverload
    nonisolated public init(_ color: UIColor) {
        self = color.color
    }

    nonisolated public init(uiColor: UIColor) {
        self = uiColor.color
    }
}
