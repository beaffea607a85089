import WidgetVocabulary

/// A font as widget code describes it, before a file is chosen. Lengths in points.
package struct FontRequest: Hashable, Sendable {
    package enum Family: Hashable, Sendable {
        case system, serif, rounded, monospaced
        /// The system and rounded designs of Apple Watch, where the user's own fonts can differ from the phone's.
        case compact, compactRounded
        /// A font of the widget's bundle or of Apple's systems, by family or PostScript name.
        case named(String)
        /// The font for layout tests, see `FixedMetricFont`.
        case fixedMetric
    }

    package typealias Weight = FontWeight

    package enum Width: UInt8, Hashable, Sendable {
        case compressed, condensed, standard, expanded
    }

    package enum Slant: UInt8, Hashable, Sendable { case upright, italic }
    package enum Digits: UInt8, Hashable, Sendable { case proportional, monospaced }

    /// Letters that are drawn as small capitals.
    package struct SmallCapitals: OptionSet, Hashable, Sendable {
        package let rawValue: UInt8

        package init(rawValue: UInt8) {
            self.rawValue = rawValue
        }

        package static let lowercase = SmallCapitals(rawValue: 1 << 0)
        package static let uppercase = SmallCapitals(rawValue: 1 << 1)
    }

    package var family: Family
    package var size: Double
    package var weight: Weight
    package var width: Width
    package var slant: Slant
    package var digits: Digits
    package var smallCapitals: SmallCapitals = []
    /// Distance between the baselines of two lines, from the text style; `nil` for the font's own.
    package var leading: Double?
    /// Height of a single line where it does not follow from the font.
    package var lineHeight: Double?

    package init(
        family: Family = .system, size: Double, weight: Weight = .regular, width: Width = .standard,
        slant: Slant = .upright, digits: Digits = .proportional, leading: Double? = nil, lineHeight: Double? = nil
    ) {
        self.family = family
        self.size = size
        self.weight = weight
        self.width = width
        self.slant = slant
        self.digits = digits
        self.leading = leading
        self.lineHeight = lineHeight
    }

    /// The font of a text style.
    package init(
        style: TextStyle, at step: TypeSize = .large, platform: TypographyPlatform = .iOS,
        family: Family = .system
    ) {
        let metrics = TextStyleTable.metrics(of: style, at: step, platform: platform)
        self.init(
            family: family, size: metrics.size, weight: metrics.weight, leading: metrics.leading,
            lineHeight: metrics.lineHeight)
    }

    /// Size and weight distinguish nearly all fonts of a widget; fonts are looked up for every text.
    package func hash(into hasher: inout Hasher) {
        hasher.combine(size)
        hasher.combine(weight.rawValue)
    }

    /// The same font smaller or larger, with its leading.
    package func scaled(by factor: Double) -> FontRequest {
        var copy = self
        copy.size *= factor
        copy.leading = leading.map { $0 * factor }
        copy.lineHeight = lineHeight.map { $0 * factor }
        return copy
    }
}
