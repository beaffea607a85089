import RenderModel

/// A font in CSS terms: the project's own first, then common substitutes.
struct FontDescription {
    var family: String
    /// Points per em in CSS terms.
    var size: String
    var weight: String?
    var style: String?
    var stretch: String?

    init(_ font: FontInstance) {
        let file = BundleFontName(font.file)?.file ?? OwnFontName(font.file)?.file ?? font.file
        let name = file.prefix { $0 != "." }
        let face = name.prefix { $0 != "-" }
        family =
            Self.families.first { face.hasPrefix($0.file) }?.css ?? "'\(face.filter(\.isLetterOrDigit))', sans-serif"
        size = number(font.size * font.scaleY)
        let axis = font.variations.first { $0.axis == "wght" }?.value
        let named = Self.weights.first { name.hasSuffix($0.name) || name.hasSuffix($0.name + "Italic") }?.value
        // A face emboldened with an outline represents a weight that the viewer may have. On the weight axis of Inter a
        // hundred steps add 0.0205 em to a stem.
        let grown: Double? = font.embolden <= 0 ? nil : font.embolden < 0.02 ? 500 : 600
        let weight = axis.map { $0 + font.embolden / 0.0205 * 100 } ?? named ?? grown
        self.weight = weight.flatMap { $0 == 400 ? nil : number($0.rounded()) }
        style = name.hasSuffix("Italic") || font.shear != 0 ? "italic" : nil
        let width = font.variations.first { $0.axis == "wdth" }?.value
        stretch = width.flatMap { $0 == 100 ? nil : number($0) + "%" }
    }

    private static let families: [(file: String, css: String)] = [
        ("Inter", "Inter, 'SF Pro Text', -apple-system, 'Helvetica Neue', Arial, sans-serif"),
        ("RobotoFlex", "'Roboto Flex', Roboto, 'SF Pro', -apple-system, Arial, sans-serif"),
        ("SourceSerif4", "'Source Serif 4', 'New York', ui-serif, Georgia, serif"),
        ("JetBrainsMono", "'JetBrains Mono', 'SF Mono', ui-monospace, Menlo, monospace"),
        ("NotoColorEmoji", "'Noto Color Emoji', 'Apple Color Emoji', 'Segoe UI Emoji', sans-serif"),
        (
            "NotoSansCJK",
            "'Noto Sans CJK KR', 'Noto Sans KR', 'Apple SD Gothic Neo', 'Hiragino Sans', 'PingFang SC', sans-serif"
        ),
        ("NotoSansArabic", "'Noto Sans Arabic UI', 'Noto Sans Arabic', 'SF Arabic', sans-serif"),
        ("NotoSansThai", "'Noto Sans Thai UI', 'Noto Sans Thai', Thonburi, sans-serif"),
        ("NotoSansDevanagari", "'Noto Sans Devanagari UI', 'Noto Sans Devanagari', 'Kohinoor Devanagari', sans-serif"),
        ("NotoSansHebrew", "'Noto Sans Hebrew', 'SF Hebrew', sans-serif"),
        ("NotoSans", "'Noto Sans', -apple-system, Arial, sans-serif"),
    ]

    /// Longer names first, because `SemiBold` ends with `Bold`.
    private static let weights: [(name: String, value: Double)] = [
        ("ExtraLight", 200), ("ExtraBold", 800), ("SemiBold", 600), ("Thin", 100), ("Light", 300), ("Medium", 500),
        ("Bold", 700),
    ]
}

extension Character {
    fileprivate var isLetterOrDigit: Bool { isLetter || isNumber }
}
