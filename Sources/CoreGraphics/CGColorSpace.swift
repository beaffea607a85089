/// A way to read colour components, known by its name.
public final class CGColorSpace: Hashable, Sendable {
    public static let sRGB = "kCGColorSpaceSRGB"
    public static let extendedSRGB = "kCGColorSpaceExtendedSRGB"
    public static let linearSRGB = "kCGColorSpaceLinearSRGB"
    public static let extendedLinearSRGB = "kCGColorSpaceExtendedLinearSRGB"
    public static let displayP3 = "kCGColorSpaceDisplayP3"
    public static let extendedDisplayP3 = "kCGColorSpaceExtendedDisplayP3"
    public static let genericGrayGamma2_2 = "kCGColorSpaceGenericGrayGamma2_2"

    public let name: String?

    /// `nil` for a name that is not one of this type's constants.
    public init?(name: String) {
        let known = [
            Self.sRGB, Self.extendedSRGB, Self.linearSRGB, Self.extendedLinearSRGB, Self.displayP3,
            Self.extendedDisplayP3, Self.genericGrayGamma2_2,
        ]
        guard known.contains(name) else { return nil }
        self.name = name
    }

    private init(known name: String) {
        self.name = name
    }

    static let standard = CGColorSpace(known: sRGB)
    static let gray = CGColorSpace(known: genericGrayGamma2_2)

    /// Colour components, alpha not counted.
    public var numberOfComponents: Int { name == Self.genericGrayGamma2_2 ? 1 : 3 }

    public static func == (left: CGColorSpace, right: CGColorSpace) -> Bool { left.name == right.name }

    public func hash(into hasher: inout Hasher) { hasher.combine(name) }
}

/// The device colour spaces, which are sRGB here.
public func CGColorSpaceCreateDeviceRGB() -> CGColorSpace { .standard }

/// The device grey space, which has sRGB's curve here.
public func CGColorSpaceCreateDeviceGray() -> CGColorSpace { .gray }
