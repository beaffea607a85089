import Foundation

/// How pixels are written.
public struct CIFormat: RawRepresentable, Hashable, Sendable {
    public let rawValue: Int32

    public init(rawValue: Int32) {
        self.rawValue = rawValue
    }

    public static let A8 = CIFormat(rawValue: 257)
    public static let L8 = CIFormat(rawValue: 258)
    public static let R8 = CIFormat(rawValue: 259)
    public static let Ah = CIFormat(rawValue: 260)
    public static let Af = CIFormat(rawValue: 261)
    public static let LA8 = CIFormat(rawValue: 262)
    public static let LAh = CIFormat(rawValue: 263)
    public static let LAf = CIFormat(rawValue: 264)
    public static let L16 = CIFormat(rawValue: 265)
    public static let Lh = CIFormat(rawValue: 266)
    public static let Lf = CIFormat(rawValue: 267)
    public static let R16 = CIFormat(rawValue: 268)
    public static let Rh = CIFormat(rawValue: 269)
    public static let Rf = CIFormat(rawValue: 270)
    public static let RG8 = CIFormat(rawValue: 271)
    public static let RG16 = CIFormat(rawValue: 272)
    public static let RGh = CIFormat(rawValue: 273)
    public static let RGf = CIFormat(rawValue: 274)
    public static let ARGB8 = CIFormat(rawValue: 275)
    public static let BGRA8 = CIFormat(rawValue: 276)
    public static let RGBA8 = CIFormat(rawValue: 277)
    public static let ABGR8 = CIFormat(rawValue: 278)
    public static let RGBX8 = CIFormat(rawValue: 279)
    public static let RGB10 = CIFormat(rawValue: 280)
    public static let RGBA16 = CIFormat(rawValue: 281)
    public static let RGBAh = CIFormat(rawValue: 282)
    public static let RGBAf = CIFormat(rawValue: 283)
    public static let RGBX16 = CIFormat(rawValue: 284)
    public static let RGBXh = CIFormat(rawValue: 285)
    public static let RGBXf = CIFormat(rawValue: 286)
}

public let kCIFormatARGB8 = CIFormat.ARGB8
public let kCIFormatBGRA8 = CIFormat.BGRA8
public let kCIFormatRGBA8 = CIFormat.RGBA8
public let kCIFormatRGBA16 = CIFormat.RGBA16
public let kCIFormatRGBAh = CIFormat.RGBAh
public let kCIFormatRGBAf = CIFormat.RGBAf
