import Typesetter

/// A typeface with its size, as far as known without the environment.
public struct Font: Hashable, Sendable {
    package indirect enum Provider: Hashable, Sendable {
        case style(TextStyle, design: Design?, weight: Weight?)
        /// Points; the same at every type size.
        case system(size: CGFloat, weight: Weight?, design: Design?)
        case custom(name: String, size: CGFloat, scaling: CustomScaling)
        case modified(Provider, FontModifier)
    }

    /// How a custom font follows the type size.
    package enum CustomScaling: Hashable, Sendable {
        case fixed
        case relative(to: TextStyle)
    }

    package let provider: Provider

    package init(_ provider: Provider) {
        self.provider = provider
    }

    /// The named styles of the system's typography.
    public enum TextStyle: CaseIterable, Hashable, Sendable {
        case largeTitle, title, title2, title3, headline, subheadline, body, callout, footnote, caption, caption2

        /// Available only on visionOS; elsewhere the closest one is used. They are not cases, which exhaustive switches
        /// would have to handle.
        public static var extraLargeTitle: TextStyle { .largeTitle }
        public static var extraLargeTitle2: TextStyle { .largeTitle }
    }

    public enum Design: CaseIterable, Hashable, Sendable {
        case `default`, serif, rounded, monospaced
    }

    /// Line spacing.
    public enum Leading: CaseIterable, Hashable, Sendable {
        case standard, tight, loose
    }

    /// The weight of strokes.
    public struct Weight: Hashable, Sendable {
        package let value: FontRequest.Weight

        public static let ultraLight = Weight(value: .ultraLight)
        public static let thin = Weight(value: .thin)
        public static let light = Weight(value: .light)
        public static let regular = Weight(value: .regular)
        public static let medium = Weight(value: .medium)
        public static let semibold = Weight(value: .semibold)
        public static let bold = Weight(value: .bold)
        public static let heavy = Weight(value: .heavy)
        public static let black = Weight(value: .black)
    }

    /// The width of letters.
    public struct Width: Hashable, Sendable {
        public var value: CGFloat

        public init(_ value: CGFloat) {
            self.value = value
        }

        public static let compressed = Width(-0.4)
        public static let condensed = Width(-0.2)
        public static let standard = Width(0)
        public static let expanded = Width(0.2)

        /// The typesetter's nearest width.
        package var step: FontRequest.Width {
            switch value {
            case ..<(-0.3): .compressed
            case ..<(-0.1): .condensed
            case 0.1...: .expanded
            default: .standard
            }
        }
    }
}

extension Font {
    public static let extraLargeTitle = Font.system(.extraLargeTitle)
    public static let extraLargeTitle2 = Font.system(.extraLargeTitle2)
    public static let largeTitle = Font.system(.largeTitle)
    public static let title = Font.system(.title)
    public static let title2 = Font.system(.title2)
    public static let title3 = Font.system(.title3)
    public static let headline = Font.system(.headline)
    public static let subheadline = Font.system(.subheadline)
    public static let body = Font.system(.body)
    public static let callout = Font.system(.callout)
    public static let footnote = Font.system(.footnote)
    public static let caption = Font.system(.caption)
    public static let caption2 = Font.system(.caption2)

    /// The system font in a text style, which follows the type size.
    public static func system(_ style: TextStyle, design: Design? = nil, weight: Weight? = nil) -> Font {
        Font(.style(style, design: design, weight: weight))
    }

    /// The system font at a fixed size, in points.
    public static func system(size: CGFloat, weight: Weight? = nil, design: Design? = nil) -> Font {
        Font(.system(size: size, weight: weight, design: design))
    }

    @_disfavoredOverload
    public static func system(_ style: TextStyle, design: Design = .default) -> Font {
        Font(.style(style, design: design, weight: nil))
    }

    @_disfavoredOverload
    public static func system(size: CGFloat, weight: Weight = .regular, design: Design = .default) -> Font {
        Font(.system(size: size, weight: weight, design: design))
    }

    /// A bundled font; its size, in points, scales with body text.
    public static func custom(_ name: String, size: CGFloat) -> Font {
        Font(.custom(name: name, size: size, scaling: .relative(to: .body)))
    }

    public static func custom(_ name: String, size: CGFloat, relativeTo textStyle: TextStyle) -> Font {
        Font(.custom(name: name, size: size, scaling: .relative(to: textStyle)))
    }

    public static func custom(_ name: String, fixedSize: CGFloat) -> Font {
        Font(.custom(name: name, size: fixedSize, scaling: .fixed))
    }
}

extension Font {
    private func modified(_ modifier: FontModifier) -> Font {
        Font(.modified(provider, modifier))
    }

    public func bold() -> Font { modified(.bold(true)) }
    public func bold(_ isActive: Bool) -> Font { modified(.bold(isActive)) }
    public func italic() -> Font { modified(.italic(true)) }
    public func italic(_ isActive: Bool) -> Font { modified(.italic(isActive)) }
    public func weight(_ weight: Weight) -> Font { modified(.weight(weight)) }
    public func width(_ width: Width) -> Font { modified(.width(width)) }
    public func leading(_ leading: Leading) -> Font { modified(.leading(leading)) }
    /// The font in another size.
    public func scaled(by factor: CGFloat) -> Font { modified(.scaled(factor)) }
    public func pointSize(_ size: CGFloat) -> Font { modified(.size(size)) }
    public func monospacedDigit() -> Font { modified(.monospacedDigit) }
    public func monospaced() -> Font { modified(.design(.monospaced)) }
    public func monospaced(_ isActive: Bool) -> Font { isActive ? monospaced() : self }
    /// All letters as small capitals, if the font has them.
    public func smallCaps() -> Font { modified(.smallCapitals([.lowercase, .uppercase])) }
    public func lowercaseSmallCaps() -> Font { modified(.smallCapitals(.lowercase)) }
    public func uppercaseSmallCaps() -> Font { modified(.smallCapitals(.uppercase)) }
}

/// One modifier of a font, which a font, a text or a view can have.
package enum FontModifier: Hashable, Sendable {
    case bold(Bool)
    case italic(Bool)
    case weight(Font.Weight)
    case width(Font.Width)
    case leading(Font.Leading)
    case design(Font.Design)
    case monospacedDigit
    case smallCapitals(FontRequest.SmallCapitals)
    case scaled(CGFloat)
    /// Points.
    case size(CGFloat)
}
