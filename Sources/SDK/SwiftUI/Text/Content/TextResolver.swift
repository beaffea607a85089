import FoundationSupplement
import RenderModel
import StringCatalogs
import Typesetter

/// The color of one span of a text, and its attachment.
struct SpanStyle {
    var style: AnyShapeStyle?
    var background: Color?
    var link: URL?
    var underline: Color?
    var strikethrough: Color?
    var image: SpanImage?
    /// Custom attributes, by type.
    var attributes: [ObjectIdentifier: any TextAttribute] = [:]
}

/// An inline image, with the font that gives a symbol its size and weight.
struct SpanImage {
    var image: Image
    var font: Font
    var fontModifiers: [FontModifier]
}

/// A text as the typesetter's input, with one style per span.
struct ResolvedText {
    var spans: [TextSpan] = []
    var styles: [SpanStyle] = []
    /// Time texts, by span.
    var dates: [Int: DynamicDate] = [:]
    /// The accessibility label: the text, including the labels of images.
    var spoken = ""

    var dynamicDate: DynamicDate? {
        TimeTextSetting.leading(dates.sorted { $0.key < $1.key }.map(\.value))
    }
}

/// Attributes of a text that also apply to its parts unless overridden.
private struct TextAttributes {
    var font: Font
    var fontModifiers: [FontModifier]
    var style: AnyShapeStyle?
    var background: Color?
    var link: URL?
    var spacing = LetterSpacing()
    var baselineOffset: CGFloat = 0
    var underline: Text.LineStyle?
    var strikethrough: Text.LineStyle?
    var custom: [ObjectIdentifier: any TextAttribute] = [:]

    /// The attributes without non-finite distances.
    func finite(in environment: EnvironmentValues) -> TextAttributes {
        var result = self
        result.spacing.kerning = spacing.kerning.map { environment.finite($0, or: 0, in: "kerning(_:)") }
        result.spacing.tracking = spacing.tracking.map { environment.finite($0, or: 0, in: "tracking(_:)") }
        result.baselineOffset = environment.finite(baselineOffset, or: 0, in: "baselineOffset(_:)")
        return result
    }

    /// Modifiers closer to the text win: they are applied last.
    mutating func apply(_ modifiers: [TextModifier]) {
        for modifier in modifiers.reversed() {
            switch modifier {
            case .font(let font): self.font = font ?? self.font
            case .fontModifier(let modifier): fontModifiers.append(modifier)
            case .color(let color): style = color.map { AnyShapeStyle($0) } ?? style
            case .style(let style): self.style = style
            case .kerning(let value): spacing.kerning = value
            case .tracking(let value): spacing.tracking = value
            case .baselineOffset(let value): baselineOffset = value
            case .underline(let line): underline = line
            case .strikethrough(let line): strikethrough = line
            case .custom(let held): custom[ObjectIdentifier(type(of: held.attribute))] = held.attribute
            case .accessibilityLabel: break
            }
        }
    }
}

/// Resolves a text to spans.
///
/// 1. Start with the environment's font, font modifiers and lines; apply the text's own modifiers, outermost first.
/// 2. Look localized strings up for the environment's locale. Inline Markdown of the string becomes attributes;
///    Markdown in interpolated values is kept verbatim.
/// 3. Interpolated texts and images keep their own modifiers.
/// 4. Change the case last.
struct TextResolver {
    let environment: EnvironmentValues
    let context: RenderContext
    private(set) var result = ResolvedText()

    init(environment: EnvironmentValues, context: RenderContext) {
        self.environment = environment
        self.context = context
    }

    mutating func resolve(_ text: Text) -> ResolvedText {
        let defaults = environment.textDefaults
        var attributes = TextAttributes(
            font: environment.font ?? .body, fontModifiers: environment.fontModifiers)
        attributes.spacing = defaults.spacing
        attributes.baselineOffset = defaults.baselineOffset
        attributes.underline = defaults.underline
        attributes.strikethrough = defaults.strikethrough
        append(text, attributes, depth: 0)
        return result
    }

    /// Texts nested deeper than this are omitted: no source joins that many, and each level takes stack.
    private static let depthLimit = 2_000

    private mutating func append(_ text: Text, _ outer: TextAttributes, depth: Int) {
        guard depth < Self.depthLimit else { return }
        var attributes = outer
        attributes.apply(text.modifiers)
        let spokenBefore = result.spoken
        defer {
            for case .accessibilityLabel(let label) in text.modifiers {
                result.spoken = spokenBefore + label.string(in: environment, context: context)
            }
        }
        switch text.storage {
        case .verbatim(let string): append(string, attributes)
        case .localized(let key, let table): append(key, table: table, attributes, depth: depth)
        case .resource(let resource):
            append(InlineMarkdown.attributed(resource.resolved(in: environment.locale)), attributes)
        case .attributed(let string): append(string, attributes)
        case .formatted(let value): append(value.text(in: environment), attributes)
        case .dynamicDate(let date):
            let text = date.text(at: context.date, in: environment)
            if !text.isEmpty { result.dates[result.spans.count] = date.dynamicDate }
            append(text, attributes, smallCapitals: .ofFont)
        case .source(let source):
            let text = source.text(at: context.date, in: environment)
            if !text.characters.isEmpty {
                result.dates[result.spans.count] = source.dynamicDate(at: context.date, in: environment)
            }
            append(text, attributes)
        case .image(let image): append(image, attributes)
        case .joined(let left, let right):
            append(left, attributes, depth: depth + 1)
            append(right, attributes, depth: depth + 1)
        }
    }

    /// How small capitals are produced.
    private enum SmallCapitals {
        case ofFont
        /// Scaled capitals, for system fonts, whose substitutes have no small capitals.
        case made
    }

    private mutating func append(
        _ string: String, _ attributes: TextAttributes, smallCapitals: SmallCapitals = .made
    ) {
        if string.isEmpty { return }
        let attributes = attributes.finite(in: environment)
        let shown = environment.letterCase.applied(to: string, locale: environment.locale)
        result.spoken += shown
        let font = attributes.font.request(in: environment, modifiers: attributes.fontModifiers)
        for piece in smallCapitals == .made ? font.smallCapitalPieces(of: shown) : [(shown, font)] {
            result.spans.append(
                TextSpan(
                    piece.0, font: piece.1, spacing: attributes.spacing.spanSpacing,
                    baselineOffset: Double(attributes.baselineOffset), underline: attributes.underline?.pattern.value,
                    strikethrough: attributes.strikethrough?.pattern.value))
            result.styles.append(
                SpanStyle(
                    style: attributes.style, background: attributes.background, link: attributes.link,
                    underline: attributes.underline?.color, strikethrough: attributes.strikethrough?.color,
                    attributes: attributes.custom))
        }
    }

    /// An inline symbol or image. It keeps the size it has next to text of the same font.
    private mutating func append(_ image: Image, _ attributes: TextAttributes) {
        let attributes = attributes.finite(in: environment)
        var inner = environment
        inner.font = attributes.font
        inner.fontModifiers = attributes.fontModifiers
        let metrics = image.metrics(in: inner, context: context)
        let font = attributes.font.request(in: environment, modifiers: attributes.fontModifiers)
        result.spans.append(
            TextSpan(
                TextSpan.Attachment(
                    width: metrics.size.width, ascent: metrics.baseline,
                    descent: metrics.size.height - metrics.baseline),
                font: font, baselineOffset: Double(attributes.baselineOffset)))
        let spanImage = SpanImage(image: image, font: attributes.font, fontModifiers: attributes.fontModifiers)
        result.styles.append(SpanStyle(style: attributes.style, link: attributes.link, image: spanImage))
        result.spoken += image.spokenLabel(in: environment, context: context) ?? ""
    }

    private mutating func append(
        _ key: LocalizedStringKey, table: String?, _ attributes: TextAttributes, depth: Int
    ) {
        let arguments = key.arguments.map { argument -> LocalizationArgument in
            switch argument {
            case .value(let value): value
            case .formatted(let value): .text(String(value.text(in: environment).characters))
            case .text: .text("")
            }
        }
        let lookup = LocalizationStore.current.lookup(
            key.key, table: table, locale: environment.locale, arguments: arguments)
        if !lookup.found || lookup.missingLanguage != nil {
            reportMissing(key.key, table: table, language: lookup.missingLanguage)
        }
        let hasMarkup = lookup.pieces.contains { piece in
            if case .literal(let text) = piece { InlineMarkdown.mayHaveMarkup(text) } else { false }
        }
        guard hasMarkup else { return append(lookup.pieces, of: key, attributes, depth: depth) }
        // Values are replaced with private-use characters while Markdown is parsed, so that it can span them but not
        // occur in them.
        var source = ""
        var values: [(index: Int, text: String)] = []
        for piece in lookup.pieces {
            switch piece {
            case .literal(let text): source += text
            case .argument(let index, let text):
                source.unicodeScalars.append(Self.placeholder(values.count))
                values.append((index, text))
            }
        }
        if Inflection.isPresent(in: source) {
            let language = lookup.language ?? LocalizationStore.current.developmentLanguage
            source = Inflection.applied(to: source, language: language) { character in
                guard let scalar = character.unicodeScalars.first, let position = Self.position(of: scalar),
                    position < values.count
                else { return nil }
                return values[position].text
            }
        }
        for run in InlineMarkdown.attributed(source).styledRuns {
            var inner = attributes
            inner.apply(run)
            var plain = ""
            for scalar in run.text.unicodeScalars {
                guard let position = Self.position(of: scalar), position < values.count else {
                    plain.unicodeScalars.append(scalar)
                    continue
                }
                let value = values[position]
                if key.arguments.indices.contains(value.index), case .text(let text) = key.arguments[value.index] {
                    append(plain, inner)
                    plain = ""
                    append(text, inner, depth: depth + 1)
                } else {
                    plain += value.text
                }
            }
            append(plain, inner)
        }
    }

    /// A text without Markdown: its words and values are concatenated, and only interpolated texts are styled
    /// separately.
    private mutating func append(
        _ pieces: [LocalizationStore.Piece], of key: LocalizedStringKey, _ attributes: TextAttributes, depth: Int
    ) {
        var plain = ""
        for piece in pieces {
            if case .argument(let index, _) = piece, key.arguments.indices.contains(index),
                case .text(let text) = key.arguments[index]
            {
                append(plain, attributes)
                plain = ""
                append(text, attributes, depth: depth + 1)
            } else {
                plain += piece.text
            }
        }
        append(plain, attributes)
    }

    /// A key missing from a catalog is worth a note, and a warning where the catalog has other keys in the language of
    /// the locale. A key of only values and punctuation needs no translation.
    private func reportMissing(_ key: String, table: String?, language: String?) {
        guard !LocalizationStore.current.catalog.tables.isEmpty else { return }
        let isWorded = FormatString.parsed(key).pieces.contains { piece in
            if case .literal(let text) = piece { text.contains(where: \.isLetter) } else { false }
        }
        guard isWorded else { return }
        context.report(
            Diagnostic(
                language == nil ? .note : .warning, .missingLocalization, subject: key,
                message: "The string catalog\(table.map { " table \($0)" } ?? "") has no "
                    + "\(language.map { "\($0) " } ?? "")translation for “\(key)”.",
                remedy: "Add it to the catalog, or use Text(verbatim:)."))
    }

    /// The supplementary private use area A.
    private static func placeholder(_ index: Int) -> Unicode.Scalar {
        Unicode.Scalar(0xF0000 + UInt32(min(index, 0xFFFD))) ?? "\u{FFFD}"
    }

    private static func position(of scalar: Unicode.Scalar) -> Int? {
        (0xF0000...0xFFFFD).contains(scalar.value) ? Int(scalar.value - 0xF0000) : nil
    }

    private mutating func append(_ string: AttributedString, _ attributes: TextAttributes) {
        for run in string.styledRuns {
            var inner = attributes
            inner.apply(run)
            append(run.text, inner)
        }
    }
}

extension TextAttributes {
    mutating func apply(_ run: StyledRun) {
        font = run.font ?? font
        if run.intent.contains(.stronglyEmphasized) { fontModifiers.append(.bold(true)) }
        if run.intent.contains(.emphasized) { fontModifiers.append(.italic(true)) }
        if run.intent.contains(.code) { fontModifiers.append(.design(.monospaced)) }
        if run.intent.contains(.strikethrough) { strikethrough = .single }
        if let link = run.link {
            self.link = link
            style = AnyShapeStyle(TintShapeStyle())
        }
        background = run.background ?? background
        if let color = run.color { style = AnyShapeStyle(color) }
        spacing.kerning = run.kern ?? spacing.kerning
        spacing.tracking = run.tracking ?? spacing.tracking
        baselineOffset = run.baselineOffset ?? baselineOffset
        underline = run.underline ?? underline
        strikethrough = run.strikethrough ?? strikethrough
    }
}
