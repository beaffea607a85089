import CoreText
import SwiftUI
import Typesetter

// Sendable: the classes of this file have no mutable state outside of a lock.

/// A typeface at a size. Lengths in points.
open class UIFont: CTFont, NSSecureCoding, NSCopying, @unchecked Sendable {
    package let font: Font

    package init(font: Font) {
        self.font = font
        super.init(fontName: "", size: 0)
    }

    public required convenience init?(coder: NSCoder) {
        guard coder.containsValue(forKey: "UIFontPointSize") else { return nil }
        self.init(font: .system(size: coder.decodeDouble(forKey: "UIFontPointSize")))
    }

    public class var supportsSecureCoding: Bool { true }
    open func encode(with coder: NSCoder) { coder.encode(Double(pointSize), forKey: "UIFontPointSize") }
    open func copy(with zone: NSZone? = nil) -> Any { self }

    public override var _measures: _Measures {
        _Measures(
            name: fontName, family: familyName, size: pointSize, ascent: ascender, descent: -descender,
            leading: leading, capHeight: capHeight)
    }

    private convenience init(size: CGFloat, weight: Weight?, design: Font.Design? = nil) {
        self.init(font: .system(size: Self.size(size), weight: weight?.fontWeight, design: design))
    }

    /// Sizes of zero and below select the default.
    private static func size(_ size: CGFloat) -> CGFloat { size > 0 ? size : systemFontSize }

    public class func systemFont(ofSize fontSize: CGFloat) -> UIFont { UIFont(size: fontSize, weight: nil) }

    public class func systemFont(ofSize fontSize: CGFloat, weight: Weight) -> UIFont {
        UIFont(size: fontSize, weight: weight)
    }

    public class func systemFont(ofSize fontSize: CGFloat, weight: Weight, width: Width) -> UIFont {
        UIFont(font: systemFont(ofSize: fontSize, weight: weight).font.width(Font.Width(width.rawValue)))
    }

    public class func boldSystemFont(ofSize fontSize: CGFloat) -> UIFont { UIFont(size: fontSize, weight: .bold) }

    public class func italicSystemFont(ofSize fontSize: CGFloat) -> UIFont {
        UIFont(font: systemFont(ofSize: fontSize).font.italic())
    }

    public class func monospacedSystemFont(ofSize fontSize: CGFloat, weight: Weight) -> UIFont {
        UIFont(size: fontSize, weight: weight, design: .monospaced)
    }

    public class func monospacedDigitSystemFont(ofSize fontSize: CGFloat, weight: Weight) -> UIFont {
        UIFont(font: systemFont(ofSize: fontSize, weight: weight).font.monospacedDigit())
    }

    public class func preferredFont(forTextStyle style: TextStyle) -> UIFont {
        UIFont(font: .system(style.fontStyle))
    }

    /// Without a type size in the traits, that of the view being evaluated is used.
    public class func preferredFont(
        forTextStyle style: TextStyle, compatibleWith traitCollection: UITraitCollection?
    ) -> UIFont {
        let font = preferredFont(forTextStyle: style)
        guard let typeSize = traitCollection?.preferredContentSizeCategory.typeSize else { return font }
        return font.withSize(style.pointSize(at: typeSize))
    }

    /// A font of the bundle or of the system; `nil` for an unknown name.
    public convenience init?(name fontName: String, size fontSize: CGFloat) {
        let fonts = FontCatalog.standard
        let isFile = fonts.bundleFont(named: fontName) != nil || fonts.ownFonts?.contains(fontName) == true
        guard isFile || AppleFontName.isKnown(fontName) else { return nil }
        self.init(font: .custom(fontName, fixedSize: Self.size(fontSize)))
    }

    /// - Parameter pointSize: zero for the descriptor's own size.
    public convenience init(descriptor: UIFontDescriptor, size pointSize: CGFloat) {
        self.init(font: pointSize > 0 ? UIFont(font: descriptor.font).withSize(pointSize).font : descriptor.font)
    }

    open func withSize(_ fontSize: CGFloat) -> UIFont {
        UIFont(font: font.resized(to: fontSize))
    }

    open var fontDescriptor: UIFontDescriptor { UIFontDescriptor(font: font) }

    public class var labelFontSize: CGFloat { 17 }
    public class var buttonFontSize: CGFloat { 18 }
    public class var systemFontSize: CGFloat { 14 }
    public class var smallSystemFontSize: CGFloat { 12 }

    open override func isEqual(_ object: Any?) -> Bool { (object as? UIFont)?.font == font }

    open override var hash: Int { font.hashValue }
}

/// The typesetter's metrics of the font, in the type size of the view being evaluated.
extension UIFont {
    private var request: FontRequest { font.request(in: EnvironmentValues.current) }
    private var metrics: FontMetrics { Typesetter.standard.metrics(of: request) }

    public var pointSize: CGFloat { CGFloat(request.size) }
    public var ascender: CGFloat { CGFloat(metrics.ascent) }
    /// Below the baseline, so it is negative.
    public var descender: CGFloat { -CGFloat(metrics.descent) }
    public var capHeight: CGFloat { CGFloat(metrics.capHeight) }
    public var leading: CGFloat { 0 }
    public var lineHeight: CGFloat { CGFloat(request.lineHeight ?? (metrics.ascent + metrics.descent)) }

    public var familyName: String {
        switch request.family {
        case .system, .compact: ".AppleSystemUIFont"
        case .serif: ".AppleSystemUIFontSerif"
        case .rounded, .compactRounded: ".AppleSystemUIFontRounded"
        case .monospaced: ".AppleSystemUIFontMonospaced"
        case .named(let name): name
        case .fixedMetric: FixedMetricFont.familyName
        }
    }

    public var fontName: String { familyName }
}

extension Font {
    nonisolated public init(_ font: UIFont) {
        self = font.font
    }

    /// The same typeface with all its modifiers at a size that does not follow the type size.
    fileprivate func resized(to size: CGFloat) -> Font {
        func resized(_ provider: Provider) -> Provider {
            switch provider {
            case .style(_, let design, let weight), .system(_, let weight, let design):
                .system(size: size, weight: weight, design: design)
            case .custom(let name, _, _): .custom(name: name, size: size, scaling: .fixed)
            case .modified(let inner, let change): .modified(resized(inner), change)
            }
        }
        return Font(resized(provider))
    }
}

extension UIFont.TextStyle {
    /// Points.
    func pointSize(at typeSize: DynamicTypeSize) -> CGFloat {
        var environment = UITraitCollection.currentEnvironment
        environment.dynamicTypeSize = typeSize
        return CGFloat(Font.system(fontStyle).request(in: environment).size)
    }
}
