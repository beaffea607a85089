import SwiftUI

/// What is asked of a font.
open class UIFontDescriptor: NSObject, @unchecked Sendable {
    public struct SystemDesign: Hashable, RawRepresentable, Sendable {
        public let rawValue: String

        public init(rawValue: String) {
            self.rawValue = rawValue
        }

        public static let `default` = SystemDesign(rawValue: "NSCTFontUIFontDesignDefault")
        public static let rounded = SystemDesign(rawValue: "NSCTFontUIFontDesignRounded")
        public static let serif = SystemDesign(rawValue: "NSCTFontUIFontDesignSerif")
        public static let monospaced = SystemDesign(rawValue: "NSCTFontUIFontDesignMonospaced")
    }

    public struct SymbolicTraits: OptionSet, Sendable {
        public let rawValue: UInt32

        public init(rawValue: UInt32) {
            self.rawValue = rawValue
        }

        public static let traitItalic = SymbolicTraits(rawValue: 1 << 0)
        public static let traitBold = SymbolicTraits(rawValue: 1 << 1)
        public static let traitExpanded = SymbolicTraits(rawValue: 1 << 5)
        public static let traitCondensed = SymbolicTraits(rawValue: 1 << 6)
        public static let traitMonoSpace = SymbolicTraits(rawValue: 1 << 10)
        public static let traitTightLeading = SymbolicTraits(rawValue: 1 << 15)
        public static let traitLooseLeading = SymbolicTraits(rawValue: 1 << 16)
    }

    let font: Font

    init(font: Font) {
        self.font = font
        super.init()
    }

    public convenience init(name fontName: String, size: CGFloat) {
        self.init(font: .custom(fontName, fixedSize: size))
    }

    open class func preferredFontDescriptor(withTextStyle style: UIFont.TextStyle) -> UIFontDescriptor {
        UIFontDescriptor(font: .system(style.fontStyle))
    }

    open class func preferredFontDescriptor(
        withTextStyle style: UIFont.TextStyle, compatibleWith traitCollection: UITraitCollection?
    ) -> UIFontDescriptor {
        preferredFontDescriptor(withTextStyle: style)
    }

    open var pointSize: CGFloat { UIFont(font: font).pointSize }

    /// Every design is there for the system font; a font of one's own keeps its drawing.
    open func withDesign(_ design: SystemDesign) -> UIFontDescriptor? {
        let designs: [SystemDesign: Font.Design] = [
            .default: .default, .rounded: .rounded, .serif: .serif, .monospaced: .monospaced,
        ]
        return designs[design].map { UIFontDescriptor(font: Font(.modified(font.provider, .design($0)))) }
    }

    open func withSize(_ newPointSize: CGFloat) -> UIFontDescriptor {
        UIFontDescriptor(font: UIFont(font: font).withSize(newPointSize).font)
    }

    open func withSymbolicTraits(_ symbolicTraits: SymbolicTraits) -> UIFontDescriptor? {
        var changed = font
        if symbolicTraits.contains(.traitItalic) { changed = changed.italic() }
        if symbolicTraits.contains(.traitBold) { changed = changed.bold() }
        if symbolicTraits.contains(.traitMonoSpace) { changed = changed.monospaced() }
        if symbolicTraits.contains(.traitExpanded) { changed = changed.width(.expanded) }
        if symbolicTraits.contains(.traitCondensed) { changed = changed.width(.condensed) }
        if symbolicTraits.contains(.traitTightLeading) { changed = changed.leading(.tight) }
        if symbolicTraits.contains(.traitLooseLeading) { changed = changed.leading(.loose) }
        return UIFontDescriptor(font: changed)
    }
}
