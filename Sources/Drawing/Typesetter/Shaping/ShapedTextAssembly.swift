import CHarfBuzz
import RenderModel

/// Builds a `ShapedText` from attributed spans, paragraph by paragraph.
struct ShapedTextAssembly {
    let string: String
    private(set) var text = ShapedText()
    private(set) var diagnostics: [Diagnostic] = []
    private let options: ParagraphOptions
    private let spans: SpanTable

    init(input: TextLayoutInput, resolver: inout FontResolver) {
        options = input.options
        var starts: [Int] = []
        var fonts: [ResolvedFont] = []
        if input.spans.count == 1 {
            string = input.spans[0].string
            starts = [0]
        } else {
            var joined = ""
            for span in input.spans {
                starts.append(joined.utf8.count)
                joined += span.string
            }
            string = joined
        }
        fonts.reserveCapacity(input.spans.count)
        for span in input.spans {
            let font = resolver.font(for: span.font)
            if let diagnostic = font.diagnostic, !diagnostics.contains(diagnostic) { diagnostics.append(diagnostic) }
            fonts.append(font)
        }
        spans = SpanTable(starts: starts, fonts: fonts, spans: input.spans)
        text.fonts = fonts
    }

    mutating func shape(resolver: inout FontResolver, shaper: inout RunShaper) {
        guard !spans.starts.isEmpty else { return }
        var copy = string
        copy.withUTF8 { bytes in
            text.clusters.reserveCapacity(bytes.count)
            text.glyphs.reserveCapacity(bytes.count)
            var start = 0
            while true {
                let (end, next) = Self.paragraphEnd(bytes, from: start)
                shapeParagraph(start..<end, bytes, resolver: &resolver, shaper: &shaper)
                guard let next else { break }
                start = next
            }
        }
    }

    /// The end of the paragraph that starts at `start`, and the start of the next; `nil` for the last one.
    private static func paragraphEnd(_ bytes: UnsafeBufferPointer<UInt8>, from start: Int) -> (Int, Int?) {
        var index = start
        while index < bytes.count {
            switch bytes[index] {
            case 0x0A, 0x0B, 0x0C: return (index, index + 1)
            case 0x0D: return (index, index + 1 < bytes.count && bytes[index + 1] == 0x0A ? index + 2 : index + 1)
            case 0xC2 where index + 1 < bytes.count && bytes[index + 1] == 0x85: return (index, index + 2)
            case 0xE2
            where index + 2 < bytes.count && bytes[index + 1] == 0x80 && (0xA8...0xA9).contains(bytes[index + 2]):
                return (index, index + 3)
            default: index += 1
            }
        }
        return (bytes.count, nil)
    }

    private mutating func shapeParagraph(
        _ range: Range<Int>, _ bytes: UnsafeBufferPointer<UInt8>, resolver: inout FontResolver,
        shaper: inout RunShaper
    ) {
        let firstCluster = text.clusters.count
        let firstItem = text.items.count
        var baseLevel: UInt8 = options.direction == .rightToLeft ? 1 : 0
        if isPlain(bytes, range) {
            baseLevel = 0
            var start = range.lowerBound
            var span = spans.span(at: start)
            while start < range.upperBound {
                let spanEnd = span + 1 < spans.starts.count ? spans.starts[span + 1] : bytes.count
                let end = min(spanEnd, range.upperBound)
                if end > start {
                    add(
                        Itemizer.Stretch(
                            bytes: start..<end, span: span, level: 0, script: HB_SCRIPT_LATIN.rawValue,
                            face: spans.fonts[span].primary),
                        bytes, &shaper)
                }
                start = max(end, start)
                span += 1
            }
        } else if !range.isEmpty {
            let items = Itemizer.itemize(bytes, paragraph: range, spans: spans, options: options, resolver: &resolver)
            baseLevel = items.baseLevel
            for diagnostic in items.diagnostics where !diagnostics.contains(diagnostic) {
                diagnostics.append(diagnostic)
            }
            for stretch in items.stretches { add(stretch, bytes, &shaper) }
        }
        let clusters = firstCluster..<text.clusters.count
        text.paragraphs.append(
            ShapedText.Paragraph(
                clusters: clusters, items: firstItem..<text.items.count, bytes: range, baseLevel: baseLevel,
                firstSpan: spans.span(at: min(range.lowerBound, max(bytes.count - 1, 0)))))
        LineBreakOpportunities.mark(&text, clusters: clusters, bytes: bytes, locale: options.locale)
    }

    /// Whether every span's own font sets its part of the paragraph from left to right, so that no itemizing is needed;
    /// true for most texts.
    ///
    /// 1. Only characters that do not combine and are never emoji: ASCII, accented Latin letters, and the nearby
    ///    punctuation.
    /// 2. Beyond ASCII, the span's font has them.
    /// 3. In an interface that runs from right to left, a letter that makes the paragraph run from left to right.
    private func isPlain(_ bytes: UnsafeBufferPointer<UInt8>, _ range: Range<Int>) -> Bool {
        var hasLetter = false
        var index = range.lowerBound
        while index < range.upperBound {
            let byte = bytes[index]
            if byte < 0x80 {
                hasLetter = hasLetter || byte >= 0x41
                index += 1
                continue
            }
            var scalar = UInt32(byte & 0x1F)
            var length = 2
            if byte >= 0xE0 {
                guard byte == 0xE2, index + 2 < range.upperBound else { return false }
                scalar = 0x2000 | UInt32(bytes[index + 1] & 0x3F) << 6 | UInt32(bytes[index + 2] & 0x3F)
                length = 3
            } else {
                guard index + 1 < range.upperBound else { return false }
                scalar = scalar << 6 | UInt32(bytes[index + 1] & 0x3F)
            }
            switch scalar {
            case 0xA9, 0xAD, 0xAE: return false
            case 0xA0...0x24F, 0x2010...0x2015, 0x2018...0x2026, 0x2030...0x203A: break
            default: return false
            }
            guard let value = Unicode.Scalar(scalar), spans.fonts[spans.span(at: index)].primary.has(value) else {
                return false
            }
            hasLetter = hasLetter || value.properties.isAlphabetic
            index += length
        }
        return hasLetter || options.direction == .leftToRight
    }

    private mutating func add(
        _ stretch: Itemizer.Stretch, _ bytes: UnsafeBufferPointer<UInt8>, _ shaper: inout RunShaper
    ) {
        let firstCluster = text.clusters.count
        let span = spans.spans[stretch.span]
        let item = Int32(text.items.count)
        if let attachment = span.attachment {
            text.clusters.append(
                ShapedText.Cluster(
                    start: Int32(stretch.bytes.lowerBound), end: Int32(stretch.bytes.upperBound),
                    firstGlyph: Int32(text.glyphs.count), glyphCount: 0, traits: [], item: item,
                    advance: attachment.width))
        } else if let font = stretch.face.shaping {
            addShaped(stretch, span, font, bytes, &shaper)
        } else {
            addFixed(stretch, span, bytes)
        }
        text.items.append(
            ShapedText.Item(
                face: stretch.face, span: stretch.span, level: stretch.level,
                clusters: firstCluster..<text.clusters.count))
    }

    private mutating func addShaped(
        _ stretch: Itemizer.Stretch, _ span: TextSpan, _ font: LoadedFont, _ bytes: UnsafeBufferPointer<UInt8>,
        _ shaper: inout RunShaper
    ) {
        let face = stretch.face
        var features = face.features
        var spacing = face.letterSpacing
        switch span.spacing {
        case .standard: break
        case .kerning(let value): spacing += value
        case .tracking(let value):
            spacing += value
            features.insert(.noLigatures)
        }
        let isWhole = stretch.bytes.count == bytes.count
        let piece =
            isWhole ? string : String(decoding: UnsafeBufferPointer(rebasing: bytes[stretch.bytes]), as: UTF8.self)
        let key = ShapingKey(
            text: Self.withoutControls(piece), font: font.identifier, script: stretch.script, features: features,
            isRightToLeft: stretch.level & 1 == 1, locale: options.locale)
        let run = shaper.shape(key, with: font)
        appendClusters(run, stretch, bytes, spacing: spacing)
    }

    /// Tabs are as wide as a space; other control characters are not drawn.
    private static func withoutControls(_ piece: String) -> String {
        guard piece.utf8.contains(where: { $0 < 0x20 }) else { return piece }
        return String(decoding: piece.utf8.map { $0 < 0x20 ? 0x20 : $0 }, as: UTF8.self)
    }

    /// 1. Walk the glyphs in logical order: forward, or backward when the run goes from right to left.
    /// 2. Glyphs of one cluster form one entry; its advance is theirs plus the spacing, unless it has no width at all.
    private mutating func appendClusters(
        _ run: ShapedRun, _ stretch: Itemizer.Stretch, _ bytes: UnsafeBufferPointer<UInt8>, spacing: Double
    ) {
        let glyphs = run.glyphs
        let isRightToLeft = stretch.level & 1 == 1
        let item = Int32(text.items.count)
        let origin = stretch.bytes.lowerBound
        var index = isRightToLeft ? glyphs.count - 1 : 0
        let step = isRightToLeft ? -1 : 1
        let lift = Float(stretch.face.lift)
        while index >= 0, index < glyphs.count {
            let cluster = glyphs[index].cluster
            var beyond = index
            while beyond >= 0, beyond < glyphs.count, glyphs[beyond].cluster == cluster { beyond += step }
            let visual = isRightToLeft ? (beyond + 1)...index : index...(beyond - 1)
            let isLast = beyond < 0 || beyond >= glyphs.count
            let start = origin + Int(cluster)
            let end = isLast ? stretch.bytes.upperBound : origin + Int(glyphs[beyond].cluster)
            let firstGlyph = text.glyphs.count
            var pen = 0.0
            for place in visual {
                let glyph = glyphs[place]
                let correction = correction(for: glyph.id, face: stretch.face)
                text.glyphs.append(
                    ShapedText.Glyph(
                        id: glyph.id,
                        x: Float(pen + Double(glyph.offsetX) * stretch.face.unit + correction),
                        y: -Float(Double(glyph.offsetY) * stretch.face.unit) - lift))
                pen += Double(glyph.advance) * stretch.face.unit
            }
            if pen != 0 { pen += spacing }
            let first = bytes[start]
            if end == start + 1, first < 0x80, !stretch.face.asciiAdvance.isEmpty {
                let extra = stretch.face.asciiAdvance[Int(first)]
                pen += extra
                for place in firstGlyph..<text.glyphs.count { text.glyphs[place].x += Float(extra / 2) }
                if stretch.face.pairUnit != 0, !isLast, bytes[end] < 0x80 {
                    let place = Int(first) * 128 + Int(bytes[end])
                    pen += Double(SanFrancisco.pairDifferences[place]) * stretch.face.pairUnit
                }
            }
            text.clusters.append(
                ShapedText.Cluster(
                    start: Int32(start), end: Int32(end), firstGlyph: Int32(firstGlyph),
                    glyphCount: UInt16(clamping: visual.count),
                    traits: Self.spaceTraits(bytes, start..<end), item: item, advance: pen))
            index = beyond
        }
    }

    /// Centers a glyph that is drawn in a different weight than it was shaped in.
    private func correction(for glyph: UInt32, face: FaceUse) -> Double {
        guard let drawing = face.drawing, let shaping = face.shaping else { return 0 }
        return (shaping.advance(of: glyph) - drawing.advance(of: glyph) * face.instance.scaleX) / 2 * face.unit
    }

    private mutating func addFixed(
        _ stretch: Itemizer.Stretch, _ span: TextSpan, _ bytes: UnsafeBufferPointer<UInt8>
    ) {
        let spacing: Double =
            switch span.spacing {
            case .standard: 0
            case .kerning(let value), .tracking(let value): value
            }
        var offset = stretch.bytes.lowerBound
        for character in String(decoding: UnsafeBufferPointer(rebasing: bytes[stretch.bytes]), as: UTF8.self) {
            let length = character.utf8.count
            text.glyphs.append(ShapedText.Glyph(id: character.unicodeScalars.first?.value ?? 0, x: 0, y: 0))
            text.clusters.append(
                ShapedText.Cluster(
                    start: Int32(offset), end: Int32(offset + length), firstGlyph: Int32(text.glyphs.count - 1),
                    glyphCount: 1, traits: Self.spaceTraits(bytes, offset..<(offset + length)),
                    item: Int32(text.items.count), advance: stretch.face.unit + spacing))
            offset += length
        }
    }

    /// Spaces and tabs, the fixed-width spaces U+2000…U+200A and the ideographic space take no space at a line's end;
    /// the no-break spaces U+00A0 and U+202F and the mathematical one U+205F do, and are spaces all the same.
    private static func spaceTraits(
        _ bytes: UnsafeBufferPointer<UInt8>, _ range: Range<Int>
    ) -> ShapedText.Traits {
        let first = bytes[range.lowerBound]
        switch range.count {
        case 1: return first == 0x20 || first == 0x09 ? [.whitespace, .space] : []
        case 2: return first == 0xC2 && bytes[range.lowerBound + 1] == 0xA0 ? .space : []
        case 3:
            let second = bytes[range.lowerBound + 1]
            let third = bytes[range.lowerBound + 2]
            switch (first, second, third) {
            case (0xE2, 0x80, 0x80...0x8A), (0xE3, 0x80, 0x80): return [.whitespace, .space]
            case (0xE2, 0x80, 0xAF), (0xE2, 0x81, 0x9F): return .space
            default: return []
            }
        default: return []
        }
    }
}
