import Foundation

/// The interpretation of color components, identified by name.
public final class CGColorSpace: Hashable, Sendable {
    public static let sRGB = "kCGColorSpaceSRGB"
    public static let extendedSRGB = "kCGColorSpaceExtendedSRGB"
    public static let linearSRGB = "kCGColorSpaceLinearSRGB"
    public static let extendedLinearSRGB = "kCGColorSpaceExtendedLinearSRGB"
    public static let displayP3 = "kCGColorSpaceDisplayP3"
    public static let extendedDisplayP3 = "kCGColorSpaceExtendedDisplayP3"
    public static let genericGrayGamma2_2 = "kCGColorSpaceGenericGrayGamma2_2"
    public static let genericRGBLinear = "kCGColorSpaceGenericRGBLinear"
    public static let genericCMYK = "kCGColorSpaceGenericCMYK"
    public static let genericXYZ = "kCGColorSpaceGenericXYZ"
    public static let genericLab = "kCGColorSpaceGenericLab"
    public static let adobeRGB1998 = "kCGColorSpaceAdobeRGB1998"
    public static let rommrgb = "kCGColorSpaceROMMRGB"
    public static let acescgLinear = "kCGColorSpaceACESCGLinear"
    public static let itur_709 = "kCGColorSpaceITUR_709"
    public static let itur_709_HLG = "kCGColorSpaceITUR_709_HLG"
    public static let itur_709_PQ = "kCGColorSpaceITUR_709_PQ"
    public static let itur_2020 = "kCGColorSpaceITUR_2020"
    public static let itur_2020_sRGBGamma = "kCGColorSpaceITUR_2020_sRGBGamma"
    public static let itur_2100_HLG = "kCGColorSpaceITUR_2100_HLG"
    public static let itur_2100_PQ = "kCGColorSpaceITUR_2100_PQ"
    public static let dcip3 = "kCGColorSpaceDCIP3"
    public static let displayP3_HLG = "kCGColorSpaceDisplayP3_HLG"
    public static let displayP3_PQ = "kCGColorSpaceDisplayP3_PQ"
    public static let linearDisplayP3 = "kCGColorSpaceLinearDisplayP3"
    public static let extendedLinearDisplayP3 = "kCGColorSpaceExtendedLinearDisplayP3"
    public static let extendedITUR_2020 = "kCGColorSpaceExtendedITUR_2020"
    public static let extendedLinearITUR_2020 = "kCGColorSpaceExtendedLinearITUR_2020"
    public static let linearITUR_2020 = "kCGColorSpaceLinearITUR_2020"
    public static let extendedGray = "kCGColorSpaceExtendedGray"
    public static let linearGray = "kCGColorSpaceLinearGray"
    public static let extendedLinearGray = "kCGColorSpaceExtendedLinearGray"
    public static let coreMedia709 = "kCGColorSpaceCoreMedia709"

    public let name: String?

    /// `nil` for an unknown name.
    public init?(name: String) {
        guard name.hasPrefix("kCGColorSpace") else { return nil }
        self.name = name
    }

    private init(known name: String) {
        self.name = name
    }

    static let standard = CGColorSpace(known: sRGB)
    static let gray = CGColorSpace(known: genericGrayGamma2_2)

    /// Color components, not including alpha.
    public var numberOfComponents: Int {
        switch model {
        case .monochrome: 1
        case .cmyk: 4
        default: 3
        }
    }

    public var model: CGColorSpaceModel {
        guard let name else { return .unknown }
        if name.contains("Gray") { return .monochrome }
        if name == Self.genericCMYK { return .cmyk }
        return name == Self.genericLab ? .lab : name == Self.genericXYZ ? .XYZ : .rgb
    }

    public var isWideGamutRGB: Bool {
        guard let name, model == .rgb else { return false }
        return ![Self.sRGB, Self.linearSRGB, Self.itur_709].contains(name)
    }

    public var supportsOutput: Bool { true }
    public var baseColorSpace: CGColorSpace? { nil }

    public func copyICCData() -> Data? { nil }

    /// The space of an ICC profile, which is assumed to be sRGB.
    public convenience init?(iccData: Any) { self.init(name: Self.sRGB) }

    static let cmyk = CGColorSpace(known: genericCMYK)

    public static func == (left: CGColorSpace, right: CGColorSpace) -> Bool { left.name == right.name }

    public func hash(into hasher: inout Hasher) { hasher.combine(name) }
}

/// The device color spaces, which are sRGB here.
public func CGColorSpaceCreateDeviceRGB() -> CGColorSpace { .standard }

public func CGColorSpaceCreateDeviceCMYK() -> CGColorSpace { .cmyk }

/// The kind of a color space's components.
public enum CGColorSpaceModel: Int32, Sendable {
    case unknown = -1
    case monochrome = 0
    case rgb = 1
    case cmyk = 2
    case lab = 3
    case deviceN = 4
    case indexed = 5
    case pattern = 6
    case XYZ = 7
}

/// The device gray space, which has sRGB's curve here.
public func CGColorSpaceCreateDeviceGray() -> CGColorSpace { .gray }
