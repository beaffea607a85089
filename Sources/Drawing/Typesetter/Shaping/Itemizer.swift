import CHarfBuzz
import RenderModel

/// Splits a paragraph into runs of one span, script, direction and face.
///
/// 1. Find the embedding level of every scalar, unless nothing can be right-to-left.
/// 2. Iterate over the grapheme clusters. A character without a script belongs to the script before it.
/// 3. Choose the first face that has every visible scalar of the cluster: emoji for emoji presentation, ideographic
///    faces for ideographic punctuation, then the span's own font, then the script's face, then the remaining
///    fallbacks.
/// 4. Join neighbors that agree in span, level, script and face.
struct Itemizer {
    struct Stretch {
        var bytes: Range<Int>
        var span: Int
        var level: UInt8
        var script: UInt32
        var face: FaceUse
    }

    struct Result {
        var stretches: [Stretch]
        var baseLevel: UInt8
        var diagnostics: [Diagnostic]
    }

    static func itemize(
        _ bytes: UnsafeBufferPointer<UInt8>, paragraph: Range<Int>, spans: SpanTable, options: ParagraphOptions,
        resolver: inout FontResolver
    ) -> Result {
        let text = UnsafeBufferPointer(rebasing: bytes[paragraph])
        let string = String(decoding: text, as: UTF8.self)
        var bidi: BidiLevels.Resolved?
        if options.direction == .rightToLeft || !BidiLevels.isPlain(text) {
            bidi = BidiLevels.resolve(string.unicodeScalars.map(\.value), fallback: options.direction)
        }
        var result = Result(stretches: [], baseLevel: bidi?.baseLevel ?? 0, diagnostics: [])
        let functions = hb_unicode_funcs_get_default()
        var offset = paragraph.lowerBound
        var scalarIndex = 0
        var script = HB_SCRIPT_LATIN.rawValue
        for character in string {
            let scalars = character.unicodeScalars
            guard let first = scalars.first else { continue }
            let length = character.utf8.count
            let own = hb_unicode_script(functions, first.value)
            if own != HB_SCRIPT_COMMON, own != HB_SCRIPT_INHERITED, own != HB_SCRIPT_UNKNOWN { script = own.rawValue }
            let level = bidi.map { $0.levels[min(scalarIndex, $0.levels.count - 1)] } ?? 0
            let span = spans.span(at: offset)
            let font = spans.fonts[span]
            resolver.fallbackProblem = nil
            let found = faceUse(for: scalars, script: own, locale: options.locale, font: font, resolver: &resolver)
            if let problem = resolver.fallbackProblem {
                if !result.diagnostics.contains(problem) { result.diagnostics.append(problem) }
            } else if found == nil {
                result.diagnostics.append(Self.missingGlyph(character))
            }
            let face = found ?? font.primary
            if face !== font.primary, let special = scriptFace(own, first, locale: options.locale),
                let diagnostic = resolver.lacksOwnFont(special), !result.diagnostics.contains(diagnostic)
            {
                result.diagnostics.append(diagnostic)
            }
            if let last = result.stretches.indices.last, result.stretches[last].span == span,
                result.stretches[last].level == level, result.stretches[last].script == script,
                result.stretches[last].face === face, spans.attachment(span) == nil
            {
                result.stretches[last].bytes = result.stretches[last].bytes.lowerBound..<(offset + length)
            } else {
                result.stretches.append(
                    Stretch(bytes: offset..<(offset + length), span: span, level: level, script: script, face: face))
            }
            offset += length
            scalarIndex += scalars.count
        }
        return result
    }

    private static func faceUse(
        for scalars: Character.UnicodeScalarView, script: hb_script_t, locale: String, font: ResolvedFont,
        resolver: inout FontResolver
    ) -> FaceUse? {
        guard let first = scalars.first else { return font.primary }
        if font.primary.shaping == nil || first.value == 0xFFFC { return font.primary }
        func covers(_ face: FaceUse) -> Bool {
            scalars.allSatisfy { isInvisible($0) || face.has($0) }
        }
        if EmojiPresentation.isEmoji(scalars), let emoji = resolver.fallback(.emoji, for: font), covers(emoji) {
            return emoji
        }
        let special = scriptFace(script, first, locale: locale)
        let isIdeographic = (0x2E80...0x9FFF).contains(first.value) || (0xF900...0xFFEF).contains(first.value)
        if isIdeographic, let special, let face = resolver.fallback(special, for: font), covers(face) { return face }
        if covers(font.primary) { return font.primary }
        if let special, let face = resolver.fallback(special, for: font), covers(face) { return face }
        for resort in FallbackFace.lastResorts {
            if let face = resolver.fallback(resort, for: font), covers(face) { return face }
        }
        return nil
    }

    private static func scriptFace(
        _ script: hb_script_t, _ scalar: Unicode.Scalar, locale: String
    ) -> FallbackFace? {
        switch script {
        case HB_SCRIPT_HANGUL: return .korean
        case HB_SCRIPT_HIRAGANA, HB_SCRIPT_KATAKANA: return .japanese
        case HB_SCRIPT_HAN, HB_SCRIPT_BOPOMOFO: return .ideographs(locale: locale)
        case HB_SCRIPT_ARABIC, HB_SCRIPT_SYRIAC: return .arabic
        case HB_SCRIPT_HEBREW: return .hebrew
        case HB_SCRIPT_THAI: return .thai
        case HB_SCRIPT_DEVANAGARI: return .devanagari
        default:
            // Punctuation that several scripts share has no script of its own, but only its block's font draws it.
            switch scalar.value {
            case 0x0600...0x06FF: return .arabic
            case 0x0964...0x0965: return .devanagari
            case 0x0E3F: return .thai
            case 0x3000...0x303F, 0xFF00...0xFFEF: return .ideographs(locale: locale)
            default: return nil
            }
        }
    }

    /// Joiners, selectors and directional marks, which HarfBuzz hides when the font lacks them.
    private static func isInvisible(_ scalar: Unicode.Scalar) -> Bool {
        scalar.properties.isDefaultIgnorableCodePoint || scalar.value < 0x20
    }

    private static func missingGlyph(_ character: Character) -> Diagnostic {
        let codes = character.unicodeScalars.map { "U+" + String($0.value, radix: 16, uppercase: true) }
        return Diagnostic(
            .warning, .missingGlyph, subject: codes.joined(separator: " "),
            message: "No available font has the character \(character) (\(codes.joined(separator: " "))).",
            remedy: "Add a font that has it to the widget's resources.")
    }
}

/// The span of each byte of the text.
struct SpanTable {
    /// First byte of every span.
    var starts: [Int]
    var fonts: [ResolvedFont]
    var spans: [TextSpan]

    func span(at offset: Int) -> Int {
        var low = 0
        var high = starts.count
        while high - low > 1 {
            let middle = (low + high) / 2
            if starts[middle] <= offset { low = middle } else { high = middle }
        }
        return low
    }

    func attachment(_ span: Int) -> TextSpan.Attachment? { spans[span].attachment }
}

enum EmojiPresentation {
    /// Whether a cluster is shown as a color image: by its selector, by its default, or because it is a sequence.
    static func isEmoji(_ scalars: Character.UnicodeScalarView) -> Bool {
        guard let first = scalars.first, first.value > 0x22 else { return false }
        let second = scalars.dropFirst().first?.value
        if second == 0xFE0E { return false }
        if scalars.contains(where: { $0.value == 0xFE0F }) {
            return first.properties.isEmoji
        }
        if first.value < 0x2000 { return false }
        return first.properties.isEmojiPresentation
            || second.map { (0x1F3FB...0x1F3FF).contains($0) } == true && first.properties.isEmoji
    }
}
