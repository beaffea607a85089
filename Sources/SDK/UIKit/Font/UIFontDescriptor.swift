import CoreText
import SwiftUI

// Sendable: the classes of this file have no mutable state outside of a lock.

/// The requested attributes of a font.
open class UIFontDescriptor: CTFontDescriptor, @unchecked Sendable {
    public struct AttributeName: RawRepresentable, Hashable, Sendable {
        public let rawValue: String

        public init(rawValue: String) {
            self.rawValue = rawValue
        }

        public static let family = AttributeName(rawValue: "NSFontFamilyAttribute")
        public static let name = AttributeName(rawValue: "NSFontNameAttribute")
        public static let face = AttributeName(rawValue: "NSFontFaceAttribute")
        public static let size = AttributeName(rawValue: "NSFontSizeAttribute")
        public static let visibleName = AttributeName(rawValue: "NSFontVisibleNameAttribute")
        public static let matrix = AttributeName(rawValue: "NSFontMatrixAttribute")
        public static let characterSet = AttributeName(rawValue: "NSCTFontCharacterSetAttribute")
        public static let cascadeList = AttributeName(rawValue: "NSCTFontCascadeListAttribute")
        public static let traits = AttributeName(rawValue: "NSCTFontTraitsAttribute")
        public static let fixedAdvance = AttributeName(rawValue: "NSCTFontFixedAdvanceAttribute")
        public static let featureSettings = AttributeName(rawValue: "NSCTFontFeatureSettingsAttribute")
        public static let textStyle = AttributeName(rawValue: "NSCTFontUIUsageAttribute")
    }

    public struct TraitKey: RawRepresentable, Hashable, Sendable {
        public let rawValue: String

        public init(rawValue: String) {
            self.rawValue = rawValue
        }

        public static let symbolic = TraitKey(rawValue: "NSCTFontSymbolicTrait")
        public static let weight = TraitKey(rawValue: "NSCTFontWeightTrait")
        public static let width = TraitKey(rawValue: "NSCTFontProportionTrait")
        public static let slant = TraitKey(rawValue: "NSCTFontSlantTrait")
    }

    public struct FeatureKey: RawRepresentable, Hashable, Sendable {
        public let rawValue: String

        public init(rawValue: String) {
            self.rawValue = rawValue
        }

        public static let type = FeatureKey(rawValue: "CTFeatureTypeIdentifier")
        public static let selector = FeatureKey(rawValue: "CTFeatureSelectorIdentifier")
        public static let featureIdentifier = FeatureKey(rawValue: "CTFeatureTypeIdentifier")
        public static let typeIdentifier = FeatureKey(rawValue: "CTFeatureSelectorIdentifier")
    }

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
        super.init(descriptorName: "", size: 0)
    }

    /// A descriptor with a name or family, a size, and a weight among the traits.
    public convenience init(fontAttributes attributes: [AttributeName: Any] = [:]) {
        let size = Self.number(attributes[.size]) ?? 0
        let name = attributes[.name] as? String ?? attributes[.family] as? String
        var font = name.map { Font.custom($0, fixedSize: size > 0 ? size : 12) } ?? .system(size: size > 0 ? size : 12)
        if let traits = attributes[.traits] as? [TraitKey: Any], let weight = Self.number(traits[.weight]) {
            font = font.weight(UIFont.Weight(rawValue: weight).fontWeight)
        }
        self.init(font: font)
    }

    private static func number(_ value: Any?) -> CGFloat? {
        switch value {
        case let value as CGFloat: value
        case let value as Double: CGFloat(value)
        case let value as Int: CGFloat(value)
        case let value as UIFont.Weight: value.rawValue
        default: nil
        }
    }

    /// The size is applied, and so is a weight among the traits; typeface features are not.
    open func addingAttributes(_ attributes: [AttributeName: Any] = [:]) -> UIFontDescriptor {
        var changed = font
        if let size = Self.number(attributes[.size]), size > 0 { changed = UIFont(font: changed).withSize(size).font }
        if let traits = attributes[.traits] as? [TraitKey: Any], let weight = Self.number(traits[.weight]) {
            changed = changed.weight(UIFont.Weight(rawValue: weight).fontWeight)
        }
        return UIFontDescriptor(font: changed)
    }

    open func withFamily(_ newFamily: String) -> UIFontDescriptor {
        UIFontDescriptor(font: .custom(newFamily, fixedSize: pointSize))
    }

    open func withFace(_ newFace: String) -> UIFontDescriptor { self }
    open func withMatrix(_ matrix: CGAffineTransform) -> UIFontDescriptor { self }
    open var postscriptName: String { UIFont(font: font).fontName }
    open var matrix: CGAffineTransform { .identity }

    open var symbolicTraits: SymbolicTraits {
        let request = font.request(in: UITraitCollection.currentEnvironment)
        var traits: SymbolicTraits = []
        if request.weight >= .semibold { traits.insert(.traitBold) }
        if request.slant == .italic { traits.insert(.traitItalic) }
        if request.family == .monospaced { traits.insert(.traitMonoSpace) }
        return traits
    }

    open var fontAttributes: [AttributeName: Any] { [.name: postscriptName, .size: pointSize] }
    open func object(forKey anAttribute: AttributeName) -> Any? { fontAttributes[anAttribute] }
    open func matchingFontDescriptors(withMandatoryKeys mandatoryKeys: Set<AttributeName>?) -> [UIFontDescriptor] {
        [self]
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
        UIFont.preferredFont(forTextStyle: style, compatibleWith: traitCollection).fontDescriptor
    }

    public override var _descriptorName: String { postscriptName }
    public override var _descriptorSize: CGFloat { pointSize }
    open var pointSize: CGFloat { UIFont(font: font).pointSize }

    /// The system font has every design; a custom font keeps its drawing.
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
