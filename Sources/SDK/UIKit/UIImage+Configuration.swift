import SwiftUI

// Sendable: the classes of this file have no mutable state outside of a lock.

extension UIImage {
    public enum ResizingMode: Int, Sendable {
        case tile = 0
        case stretch
    }

    public typealias DynamicRange = UIImageDynamicRange

    public enum SymbolScale: Int, Sendable {
        case `default` = -1
        case unspecified = 0
        case small, medium, large

        var imageScale: Image.Scale? {
            switch self {
            case .small: .small
            case .medium: .medium
            case .large: .large
            case .default, .unspecified: nil
            }
        }
    }

    public enum SymbolWeight: Int, Sendable {
        case unspecified = 0
        case ultraLight, thin, light, regular, medium, semibold, bold, heavy, black

        public func fontWeight() -> UIFont.Weight {
            switch self {
            case .ultraLight: .ultraLight
            case .thin: .thin
            case .light: .light
            case .medium: .medium
            case .semibold: .semibold
            case .bold: .bold
            case .heavy: .heavy
            case .black: .black
            case .unspecified, .regular: .regular
            }
        }
    }

    /// An image's properties apart from its pixels.
    open class Configuration: NSObject, @unchecked Sendable {
        public let traitCollection: UITraitCollection?
        public let locale: Locale?

        public init(traitCollection: UITraitCollection?) {
            (self.traitCollection, locale) = (traitCollection, nil)
            super.init()
        }

        open func withTraitCollection(_ traitCollection: UITraitCollection?) -> Self { self }
        open func applying(_ otherConfiguration: Configuration?) -> Self { self }
    }

    /// The configuration of a symbol.
    open class SymbolConfiguration: Configuration, @unchecked Sendable {
        struct Values: Hashable {
            var pointSize: CGFloat?
            var weight: SymbolWeight?
            var scale: SymbolScale?
            var font: UIFont?
            var colors: [UIColor] = []
            var mode: Mode?

            enum Mode: Hashable { case monochrome, hierarchical, palette, multicolor }
        }

        let values: Values

        init(values: Values) {
            self.values = values
            super.init(traitCollection: nil)
        }

        public convenience init(pointSize: CGFloat) { self.init(values: Values(pointSize: pointSize)) }
        public convenience init(weight: SymbolWeight) { self.init(values: Values(weight: weight)) }
        public convenience init(scale: SymbolScale) { self.init(values: Values(scale: scale)) }
        public convenience init(pointSize: CGFloat, weight: SymbolWeight) {
            self.init(values: Values(pointSize: pointSize, weight: weight))
        }
        public convenience init(pointSize: CGFloat, weight: SymbolWeight, scale: SymbolScale) {
            self.init(values: Values(pointSize: pointSize, weight: weight, scale: scale))
        }
        public convenience init(font: UIFont) { self.init(values: Values(font: font)) }
        public convenience init(font: UIFont, scale: SymbolScale) {
            self.init(values: Values(scale: scale, font: font))
        }
        public convenience init(textStyle: UIFont.TextStyle) {
            self.init(font: .preferredFont(forTextStyle: textStyle))
        }
        public convenience init(textStyle: UIFont.TextStyle, scale: SymbolScale) {
            self.init(font: .preferredFont(forTextStyle: textStyle), scale: scale)
        }
        public convenience init(hierarchicalColor: UIColor) {
            self.init(values: Values(colors: [hierarchicalColor], mode: .hierarchical))
        }
        public convenience init(paletteColors: [UIColor]) {
            self.init(values: Values(colors: paletteColors, mode: .palette))
        }

        open class var unspecified: SymbolConfiguration { SymbolConfiguration(values: Values()) }
        open class func preferringMonochrome() -> SymbolConfiguration {
            SymbolConfiguration(values: Values(mode: .monochrome))
        }
        open class func preferringMulticolor() -> SymbolConfiguration {
            SymbolConfiguration(values: Values(mode: .multicolor))
        }

        public func applying(_ other: SymbolConfiguration) -> SymbolConfiguration {
            var merged = values
            merged.pointSize = other.values.pointSize ?? merged.pointSize
            merged.weight = other.values.weight ?? merged.weight
            merged.scale = other.values.scale ?? merged.scale
            merged.font = other.values.font ?? merged.font
            merged.mode = other.values.mode ?? merged.mode
            if !other.values.colors.isEmpty { merged.colors = other.values.colors }
            return SymbolConfiguration(values: merged)
        }

        var pointSize: CGFloat? { (values.pointSize ?? values.font?.pointSize).flatMap { $0 > 0 ? $0 : nil } }

        /// The symbol in this configuration, without earlier configurations.
        func applied(to image: Image) -> Image {
            var look = SymbolLook()
            look.pointSize = pointSize.map { Double($0) }
            look.weight = values.weight.flatMap { $0 == .unspecified ? nil : $0.fontWeight().fontWeight }
            look.scale = values.scale?.imageScale
            look.palette = values.colors.map(\.color)
            look.tint = image.symbolLook.tint
            var copy = image
            copy.symbolLook = look
            copy.symbolMode =
                switch values.mode {
                case .monochrome: .monochrome
                case .hierarchical: .hierarchical
                case .palette: .palette
                case .multicolor: .multicolor
                case nil: nil
                }
            return copy
        }

        open override func isEqual(_ object: Any?) -> Bool { (object as? SymbolConfiguration)?.values == values }
        open override var hash: Int { values.hashValue }
    }

    public convenience init?(systemName name: String, withConfiguration configuration: Configuration?) {
        guard let plain = UIImage(systemName: name) else { return nil }
        self.init(plain.image, symbol: configuration as? SymbolConfiguration, scale: plain.scale)
    }

    public convenience init?(systemName name: String, compatibleWith traitCollection: UITraitCollection?) {
        self.init(systemName: name)
    }

    public convenience init?(
        systemName name: String, variableValue value: Double, configuration: Configuration? = nil
    ) {
        guard let plain = UIImage(systemName: name) else { return nil }
        self.init(
            Image(systemName: name, variableValue: value), symbol: configuration as? SymbolConfiguration,
            scale: plain.scale)
    }

    public convenience init?(named name: String, in bundle: Bundle?, with configuration: Configuration?) {
        self.init(named: name)
    }

    /// The symbol in the configuration's size; a symbol scales with the type size, 17 points by default.
    private convenience init(_ image: Image, symbol: SymbolConfiguration?, scale: CGFloat) {
        var size = CGSize.zero
        if case .symbol(let name, _) = image.source {
            size = Image.plainSize(ofSymbol: name, displayScale: Double(scale)) ?? .zero
        }
        guard let symbol else {
            self.init(image: image, size: size, scale: scale)
            return
        }
        if let points = symbol.pointSize {
            size = CGSize(width: size.width * points / 17, height: size.height * points / 17)
        }
        self.init(image: symbol.applied(to: image), size: size, scale: scale)
        symbolConfiguration = symbol
    }

    public func withConfiguration(_ configuration: Configuration) -> UIImage {
        guard isSymbolImage, let symbol = configuration as? SymbolConfiguration else { return self }
        return UIImage(image, symbol: symbol, scale: scale)
    }

    public func applyingSymbolConfiguration(_ configuration: SymbolConfiguration) -> UIImage? {
        isSymbolImage ? withConfiguration(symbolConfiguration?.applying(configuration) ?? configuration) : nil
    }

    public var isSymbolImage: Bool {
        if case .symbol = image.source { return true }
        return false
    }
}
