import SwiftUI
import UIKit

// Sendable: the classes of this file have no mutable state outside of a lock.

open class NSFont: CTFont, @unchecked Sendable {
    package let base: UIFont

    package init(base: UIFont) {
        self.base = base
        super.init(fontName: "", size: 0)
    }

    public typealias Weight = UIFont.Weight
    public typealias Width = UIFont.Width
    public typealias TextStyle = UIFont.TextStyle

    public convenience init?(name fontName: String, size fontSize: CGFloat) {
        guard let base = UIFont(name: fontName, size: fontSize) else { return nil }
        self.init(base: base)
    }

    public convenience init?(descriptor fontDescriptor: NSFontDescriptor, size fontSize: CGFloat) {
        self.init(base: UIFont(descriptor: fontDescriptor, size: fontSize))
    }

    public override var _measures: _Measures { base._measures }

    open class func systemFont(ofSize fontSize: CGFloat) -> NSFont { NSFont(base: .systemFont(ofSize: fontSize)) }
    open class func systemFont(ofSize fontSize: CGFloat, weight: Weight) -> NSFont {
        NSFont(base: .systemFont(ofSize: fontSize, weight: weight))
    }
    open class func systemFont(ofSize fontSize: CGFloat, weight: Weight, width: Width) -> NSFont {
        NSFont(base: .systemFont(ofSize: fontSize, weight: weight, width: width))
    }
    open class func boldSystemFont(ofSize fontSize: CGFloat) -> NSFont {
        NSFont(base: .boldSystemFont(ofSize: fontSize))
    }
    open class func monospacedSystemFont(ofSize fontSize: CGFloat, weight: Weight) -> NSFont {
        NSFont(base: .monospacedSystemFont(ofSize: fontSize, weight: weight))
    }
    open class func monospacedDigitSystemFont(ofSize fontSize: CGFloat, weight: Weight) -> NSFont {
        NSFont(base: .monospacedDigitSystemFont(ofSize: fontSize, weight: weight))
    }
    open class func preferredFont(forTextStyle style: TextStyle, options: [AnyHashable: Any] = [:]) -> NSFont {
        NSFont(base: .preferredFont(forTextStyle: style))
    }
    open class func userFont(ofSize fontSize: CGFloat) -> NSFont? { systemFont(ofSize: fontSize) }
    open class func userFixedPitchFont(ofSize fontSize: CGFloat) -> NSFont? {
        monospacedSystemFont(ofSize: fontSize, weight: .regular)
    }
    open class func labelFont(ofSize fontSize: CGFloat) -> NSFont { systemFont(ofSize: fontSize) }
    open class func menuFont(ofSize fontSize: CGFloat) -> NSFont { systemFont(ofSize: fontSize) }
    open class func menuBarFont(ofSize fontSize: CGFloat) -> NSFont { systemFont(ofSize: fontSize) }
    open class func messageFont(ofSize fontSize: CGFloat) -> NSFont { systemFont(ofSize: fontSize) }
    open class func controlContentFont(ofSize fontSize: CGFloat) -> NSFont { systemFont(ofSize: fontSize) }
    open class func titleBarFont(ofSize fontSize: CGFloat) -> NSFont { systemFont(ofSize: fontSize) }
    open class func toolTipsFont(ofSize fontSize: CGFloat) -> NSFont { systemFont(ofSize: fontSize) }
    open class var systemFontSize: CGFloat { 13 }
    open class var smallSystemFontSize: CGFloat { 11 }
    open class var labelFontSize: CGFloat { 10 }
    open class func systemFontSize(for controlSize: NSControl.ControlSize) -> CGFloat {
        switch controlSize {
        case .mini: 9
        case .small: 11
        case .regular, .large, .extraLarge: 13
        }
    }

    open var fontName: String { base.fontName }
    open var pointSize: CGFloat { base.pointSize }
    open var displayName: String? { base.fontName }
    open var familyName: String? { base.familyName }
    open var fontDescriptor: NSFontDescriptor { base.fontDescriptor }
    open var ascender: CGFloat { base.ascender }
    open var descender: CGFloat { base.descender }
    open var leading: CGFloat { base.leading }
    open var capHeight: CGFloat { base.capHeight }
    open var xHeight: CGFloat { base.xHeight }
    open var italicAngle: CGFloat { 0 }
    open var isFixedPitch: Bool { false }
    open func withSize(_ fontSize: CGFloat) -> NSFont { NSFont(base: base.withSize(fontSize)) }
    open func set() {}
    open override func isEqual(_ object: Any?) -> Bool { (object as? NSFont)?.base.isEqual(base) ?? false }
    open override var hash: Int { base.hash }
}

public typealias NSFontDescriptor = UIFontDescriptor

extension UIFontDescriptor.SymbolicTraits {
    public static let bold = UIFontDescriptor.SymbolicTraits.traitBold
    public static let italic = UIFontDescriptor.SymbolicTraits.traitItalic
    public static let monoSpace = UIFontDescriptor.SymbolicTraits.traitMonoSpace
    public static let condensed = UIFontDescriptor.SymbolicTraits.traitCondensed
    public static let expanded = UIFontDescriptor.SymbolicTraits.traitExpanded
}

public struct NSFontTraitMask: OptionSet, Sendable {
    public let rawValue: UInt
    public init(rawValue: UInt) { self.rawValue = rawValue }

    public static let italicFontMask = NSFontTraitMask(rawValue: 1 << 0)
    public static let boldFontMask = NSFontTraitMask(rawValue: 1 << 1)
    public static let fixedPitchFontMask = NSFontTraitMask(rawValue: 1 << 10)
}

@MainActor @preconcurrency
open class NSFontManager: NSObject {
    private static let manager = NSFontManager()
    open class var shared: NSFontManager { manager }
    open var availableFonts: [String] { [] }
    open var availableFontFamilies: [String] { UIFont.familyNames }
    open func convert(_ fontObj: NSFont) -> NSFont { fontObj }
    open func convert(_ fontObj: NSFont, toHaveTrait trait: NSFontTraitMask) -> NSFont {
        var traits: UIFontDescriptor.SymbolicTraits = []
        if trait.contains(.boldFontMask) { traits.insert(.traitBold) }
        if trait.contains(.italicFontMask) { traits.insert(.traitItalic) }
        guard let descriptor = fontObj.fontDescriptor.withSymbolicTraits(traits) else { return fontObj }
        return NSFont(base: UIFont(descriptor: descriptor, size: 0))
    }
    open func convert(_ fontObj: NSFont, toSize size: CGFloat) -> NSFont { fontObj.withSize(size) }
    open func font(withFamily family: String, traits: NSFontTraitMask, weight: Int, size: CGFloat) -> NSFont? {
        NSFont(name: family, size: size)
    }
}

extension Font {
    @_disfavoredOverload
    nonisolated public init(_ font: NSFont) { self.init(font.base) }
}
