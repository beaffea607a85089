// Sendable: the classes of this file have no mutable state outside of a lock.

/// A typeface at a size. UIKit's fonts are instances of this class and have exact metrics; others have typical
/// proportions.
open class CTFont: NSObject, @unchecked Sendable {
    public struct _Measures: Sendable {
        public var name: String
        public var family: String
        public var size: CGFloat
        public var ascent: CGFloat
        public var descent: CGFloat
        public var leading: CGFloat
        public var capHeight: CGFloat

        public init(
            name: String, family: String, size: CGFloat, ascent: CGFloat, descent: CGFloat, leading: CGFloat,
            capHeight: CGFloat
        ) {
            (self.name, self.family, self.size) = (name, family, size)
            (self.ascent, self.descent, self.leading, self.capHeight) = (ascent, descent, leading, capHeight)
        }
    }

    private let name: String
    private let size: CGFloat

    package init(fontName name: String, size: CGFloat) {
        (self.name, self.size) = (name, size > 0 ? size : 12)
        super.init()
    }

    open var _measures: _Measures {
        _Measures(
            name: name, family: name, size: size, ascent: size * 0.952, descent: size * 0.241, leading: 0,
            capHeight: size * 0.705)
    }
}

public struct CTFontUIFontType: RawRepresentable, Hashable, Sendable {
    public let rawValue: UInt32
    public init(rawValue: UInt32) { self.rawValue = rawValue }

    public static let none = CTFontUIFontType(rawValue: .max)
    public static let user = CTFontUIFontType(rawValue: 0)
    public static let userFixedPitch = CTFontUIFontType(rawValue: 1)
    public static let system = CTFontUIFontType(rawValue: 2)
    public static let emphasizedSystem = CTFontUIFontType(rawValue: 3)
    public static let smallSystem = CTFontUIFontType(rawValue: 4)
    public static let label = CTFontUIFontType(rawValue: 10)
}

public struct CTFontSymbolicTraits: OptionSet, Sendable {
    public let rawValue: UInt32
    public init(rawValue: UInt32) { self.rawValue = rawValue }

    public static let traitItalic = CTFontSymbolicTraits(rawValue: 1 << 0)
    public static let traitBold = CTFontSymbolicTraits(rawValue: 1 << 1)
    public static let traitExpanded = CTFontSymbolicTraits(rawValue: 1 << 5)
    public static let traitCondensed = CTFontSymbolicTraits(rawValue: 1 << 6)
    public static let traitMonoSpace = CTFontSymbolicTraits(rawValue: 1 << 10)
    public static let traitVertical = CTFontSymbolicTraits(rawValue: 1 << 11)
    public static let traitUIOptimized = CTFontSymbolicTraits(rawValue: 1 << 12)
    public static let traitColorGlyphs = CTFontSymbolicTraits(rawValue: 1 << 13)
}

public struct CTFontOrientation: RawRepresentable, Hashable, Sendable {
    public let rawValue: UInt32
    public init(rawValue: UInt32) { self.rawValue = rawValue }

    public static let `default` = CTFontOrientation(rawValue: 0)
    public static let horizontal = CTFontOrientation(rawValue: 1)
    public static let vertical = CTFontOrientation(rawValue: 2)
}

public typealias CGGlyph = UInt16
public typealias CGFontIndex = UInt16

public func CTFontCreateWithName(
    _ name: CFString, _ size: CGFloat, _ matrix: UnsafePointer<CGAffineTransform>?
) -> CTFont {
    CTFont(fontName: name, size: size)
}

public func CTFontCreateWithFontDescriptor(
    _ descriptor: CTFontDescriptor, _ size: CGFloat, _ matrix: UnsafePointer<CGAffineTransform>?
) -> CTFont {
    CTFont(fontName: descriptor._descriptorName, size: size > 0 ? size : descriptor._descriptorSize)
}

public func CTFontCreateUIFontForLanguage(_ uiType: CTFontUIFontType, _ size: CGFloat, _ language: CFString?) -> CTFont?
{
    CTFont(fontName: ".AppleSystemUIFont", size: size)
}

public func CTFontCreateCopyWithAttributes(
    _ font: CTFont, _ size: CGFloat, _ matrix: UnsafePointer<CGAffineTransform>?, _ attributes: CTFontDescriptor?
) -> CTFont {
    CTFont(fontName: font._measures.name, size: size > 0 ? size : font._measures.size)
}

public func CTFontCreateCopyWithSymbolicTraits(
    _ font: CTFont, _ size: CGFloat, _ matrix: UnsafePointer<CGAffineTransform>?,
    _ symTraitValue: CTFontSymbolicTraits, _ symTraitMask: CTFontSymbolicTraits
) -> CTFont? {
    CTFontCreateCopyWithAttributes(font, size, matrix, nil)
}

public func CTFontCopyPostScriptName(_ font: CTFont) -> CFString { font._measures.name }
public func CTFontCopyFamilyName(_ font: CTFont) -> CFString { font._measures.family }
public func CTFontCopyFullName(_ font: CTFont) -> CFString { font._measures.name }
public func CTFontCopyDisplayName(_ font: CTFont) -> CFString { font._measures.name }
public func CTFontCopyFontDescriptor(_ font: CTFont) -> CTFontDescriptor {
    CTFontDescriptor(descriptorName: font._measures.name, size: font._measures.size)
}
public func CTFontGetSize(_ font: CTFont) -> CGFloat { font._measures.size }
public func CTFontGetAscent(_ font: CTFont) -> CGFloat { font._measures.ascent }
public func CTFontGetDescent(_ font: CTFont) -> CGFloat { font._measures.descent }
public func CTFontGetLeading(_ font: CTFont) -> CGFloat { font._measures.leading }
public func CTFontGetCapHeight(_ font: CTFont) -> CGFloat { font._measures.capHeight }
public func CTFontGetXHeight(_ font: CTFont) -> CGFloat { font._measures.capHeight * 0.72 }
public func CTFontGetUnitsPerEm(_ font: CTFont) -> UInt32 { 2048 }
public func CTFontGetUnderlinePosition(_ font: CTFont) -> CGFloat { -font._measures.size * 0.1 }
public func CTFontGetUnderlineThickness(_ font: CTFont) -> CGFloat { font._measures.size * 0.05 }
public func CTFontGetBoundingBox(_ font: CTFont) -> CGRect {
    CGRect(
        x: 0, y: -font._measures.descent, width: font._measures.size,
        height: font._measures.ascent + font._measures.descent)
}
public func CTFontGetSymbolicTraits(_ font: CTFont) -> CTFontSymbolicTraits { [] }
public func CTFontGetGlyphCount(_ font: CTFont) -> Int { 0 }

/// Glyphs have no numbers here: there are none for any character.
public func CTFontGetGlyphsForCharacters(
    _ font: CTFont, _ characters: UnsafePointer<UInt16>, _ glyphs: UnsafeMutablePointer<CGGlyph>, _ count: Int
) -> Bool {
    for index in 0..<max(count, 0) { glyphs[index] = 0 }
    return false
}

public func CTFontGetAdvancesForGlyphs(
    _ font: CTFont, _ orientation: CTFontOrientation, _ glyphs: UnsafePointer<CGGlyph>,
    _ advances: UnsafeMutablePointer<CGSize>?, _ count: Int
) -> Double { 0 }

public func CTFontCreatePathForGlyph(
    _ font: CTFont, _ glyph: CGGlyph, _ matrix: UnsafePointer<CGAffineTransform>?
) -> CGPath? { nil }
