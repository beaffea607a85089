import CoreGraphics
import RenderModel

/// Positions the glyphs of broken lines.
///
/// 1. Split each line into pieces of one item; the ellipsis is a piece at the paragraph's own level.
/// 2. Order the pieces from left to right: from the highest level down to the lowest odd one, reverse every sequence of
///    pieces at that level or above (rule L2 of the bidirectional algorithm).
/// 3. Emit each piece's glyphs from left to right; inside a right-to-left piece clusters come last to first.
/// 4. Baselines: the first is rounded to a pixel and the others keep their exact distance to it.
/// 5. Lines are aligned within the text's own width, without their hanging spaces (I0888: the ink of centered lines
///    has one center, whether a line ends with a space or not).
struct LinePlacer {
    private enum Piece {
        case clusters(Range<Int>, item: Int)
        case ellipsis(span: Int)
    }

    private let text: PreparedText
    private let outcome: PreparedText.Outcome
    private var shaped: ShapedText { text.shaped }

    init(text: PreparedText, outcome: PreparedText.Outcome) {
        self.text = text
        self.outcome = outcome
    }

    func layout() -> TextLayout {
        var shown = ShownString(source: text.string, isWhole: !outcome.fit.isTruncated)
        var lines: [TextLayout.Line] = []
        lines.reserveCapacity(outcome.fit.lines.count)
        var baseline = 0.0
        for (index, slice) in outcome.fit.lines.enumerated() {
            if index == 0 {
                baseline = outcome.measurement.firstBaseline
            } else {
                baseline += outcome.fit.lines[index - 1].descent + slice.gap + slice.ascent
            }
            lines.append(line(slice, baseline: baseline, &shown))
        }
        return TextLayout(measurement: outcome.measurement, string: shown.result, lines: lines)
    }

    private func line(_ slice: LineSlice, baseline: Double, _ shown: inout ShownString) -> TextLayout.Line {
        let paragraph = shaped.paragraphs[slice.paragraph]
        var pieces: [(piece: Piece, level: UInt8)] = []
        pieces.reserveCapacity(2)
        func cut(_ range: Range<Int>) {
            var start = range.lowerBound
            while start < range.upperBound {
                let item = Int(shaped.clusters[start].item)
                let end = min(shaped.items[item].clusters.upperBound, range.upperBound)
                pieces.append((.clusters(start..<end, item: item), shaped.items[item].level))
                start = end
            }
        }
        let bytesBefore = shown.append(shaped, slice.shown, paragraph)
        cut(slice.shown)
        if let span = slice.ellipsisSpan {
            pieces.append((.ellipsis(span: span), paragraph.baseLevel))
            shown.appendEllipsis()
        }
        if let rest = slice.afterEllipsis {
            _ = shown.append(shaped, rest, shaped.paragraphs[slice.paragraph])
            cut(rest)
        }
        if pieces.contains(where: { $0.level > 0 }) { Self.reorder(&pieces) }

        var result = TextLayout.Line(
            origin: CGPoint(x: leftEdge(of: slice), y: baseline), width: slice.width,
            ascent: slice.ascent, descent: slice.descent, runs: [], decorations: [], attachments: [],
            range: bytesBefore..<shown.length)
        result.runs.reserveCapacity(pieces.count)
        var pen = 0.0
        for (piece, level) in pieces {
            switch piece {
            case .clusters(let range, let item): emit(range, item, at: &pen, &result, shown)
            case .ellipsis(let span): emitEllipsis(span, level, at: &pen, &result, shown)
            }
        }
        return result
    }

    private func leftEdge(of slice: LineSlice) -> Double {
        let room = max(outcome.measurement.size.width - slice.width, 0)
        let isMirrored = text.input.options.direction == .rightToLeft
        return switch text.input.options.alignment {
        case .leading: isMirrored ? room : 0
        case .center: room / 2
        case .trailing: isMirrored ? 0 : room
        }
    }

    private static func reorder(_ pieces: inout [(piece: Piece, level: UInt8)]) {
        let highest = pieces.map(\.level).max() ?? 0
        guard let lowestOdd = pieces.map(\.level).filter({ $0 & 1 == 1 }).min() else { return }
        var level = highest
        while level >= lowestOdd, level > 0 {
            var start = 0
            while start < pieces.count {
                guard pieces[start].level >= level else {
                    start += 1
                    continue
                }
                var end = start
                while end < pieces.count, pieces[end].level >= level { end += 1 }
                pieces[start..<end].reverse()
                start = end
            }
            level -= 1
        }
    }

    private func emit(
        _ range: Range<Int>, _ itemIndex: Int, at pen: inout Double, _ line: inout TextLayout.Line,
        _ shown: ShownString
    ) {
        let item = shaped.items[itemIndex]
        let span = text.input.spans[item.span]
        let start = pen
        if let attachment = span.attachment {
            let top = line.origin.y - span.baselineOffset - attachment.ascent
            line.attachments.append(
                TextLayout.PlacedAttachment(
                    span: item.span,
                    frame: CGRect(
                        x: line.origin.x + pen, y: top, width: attachment.width,
                        height: attachment.ascent + attachment.descent)))
            pen += attachment.width
            return
        }
        var glyphs: [PositionedGlyph] = []
        glyphs.reserveCapacity(range.count)
        let raise = Float(-span.baselineOffset)
        func emit(_ index: Int) {
            let cluster = shaped.clusters[index]
            let first = Int(cluster.firstGlyph)
            let offset = UInt32(clamping: shown.position(of: Int(cluster.start)))
            for glyph in shaped.glyphs[first..<(first + Int(cluster.glyphCount))] {
                glyphs.append(
                    PositionedGlyph(id: glyph.id, x: Float(pen) + glyph.x, y: glyph.y + raise, cluster: offset))
            }
            pen += cluster.advance
        }
        if item.isRightToLeft {
            for index in range.reversed() { emit(index) }
        } else {
            for index in range { emit(index) }
        }
        let bytes = Int(shaped.clusters[range.lowerBound].start)..<Int(shaped.clusters[range.upperBound - 1].end)
        line.runs.append(
            TextLayout.Run(
                font: item.face.instance, span: item.span, glyphs: glyphs, rightToLeft: item.isRightToLeft,
                range: shown.position(of: bytes.lowerBound)..<shown.position(of: bytes.upperBound),
                x: start, width: pen - start))
        decorate(item.span, from: start, to: pen, &line)
    }

    private func emitEllipsis(
        _ span: Int, _ level: UInt8, at pen: inout Double, _ line: inout TextLayout.Line, _ shown: ShownString
    ) {
        let mark = text.ellipsis(span: span)
        let raise = Float(-text.input.spans[span].baselineOffset)
        let range = shown.ellipsisRange
        line.runs.append(
            TextLayout.Run(
                font: mark.face.instance, span: span,
                glyphs: mark.glyphs.map { glyph in
                    PositionedGlyph(
                        id: glyph.id, x: Float(pen) + glyph.x, y: glyph.y + raise,
                        cluster: UInt32(clamping: range.lowerBound))
                },
                rightToLeft: level & 1 == 1, range: range, x: pen, width: mark.width))
        decorate(span, from: pen, to: pen + mark.width, &line)
        pen += mark.width
    }

    private func decorate(_ index: Int, from start: Double, to end: Double, _ line: inout TextLayout.Line) {
        let span = text.input.spans[index]
        let font = shaped.fonts[index]
        func add(_ kind: TextDecoration.Kind, _ pattern: LinePattern?, _ offset: Double) {
            guard let pattern else { return }
            if let last = line.decorations.indices.last(where: { line.decorations[$0].kind == kind }),
                line.decorations[last].span == index, line.decorations[last].x + line.decorations[last].width == start
            {
                line.decorations[last].width = end - line.decorations[last].x
                return
            }
            line.decorations.append(
                TextLayout.Decoration(
                    span: index, kind: kind, pattern: pattern, x: start, y: offset - span.baselineOffset,
                    width: end - start, thickness: font.strokeThickness))
        }
        add(.underline, span.underline, font.underlineOffset)
        add(.strikethrough, span.strikethrough, -font.strikeOffset)
    }
}

/// The visible string, and the positions of the source's bytes in it.
struct ShownString {
    private let source: String
    private let isWhole: Bool
    private var bytes: [UInt8] = []
    private var pieces: [(source: Range<Int>, target: Int)] = []
    private(set) var ellipsisRange = 0..<0

    init(source: String, isWhole: Bool) {
        self.source = source
        self.isWhole = isWhole
    }

    var result: String { isWhole ? source : String(decoding: bytes, as: UTF8.self) }

    var length: Int { isWhole ? wholeEnd : bytes.count }
    private var wholeEnd = 0

    /// - Returns: the start of the piece in the visible string.
    mutating func append(_ shaped: ShapedText, _ clusters: Range<Int>, _ paragraph: ShapedText.Paragraph) -> Int {
        let range: Range<Int> =
            if let first = clusters.first, let last = clusters.last {
                Int(shaped.clusters[first].start)..<Int(shaped.clusters[last].end)
            } else {
                paragraph.bytes.lowerBound..<paragraph.bytes.lowerBound
            }
        if isWhole {
            wholeEnd = range.upperBound
            return range.lowerBound
        }
        // Characters between two lines (hanging spaces, line separators) are included unless something was cut before
        // them.
        if let last = pieces.last, ellipsisRange.isEmpty, last.source.upperBound < range.lowerBound {
            pieces.append((last.source.upperBound..<range.lowerBound, bytes.count))
            bytes.append(
                contentsOf: source.utf8.dropFirst(last.source.upperBound).prefix(
                    range.lowerBound - last.source.upperBound))
        }
        let start = bytes.count
        pieces.append((range, start))
        bytes.append(contentsOf: source.utf8.dropFirst(range.lowerBound).prefix(range.count))
        return start
    }

    mutating func appendEllipsis() {
        let start = bytes.count
        bytes.append(contentsOf: "\u{2026}".utf8)
        ellipsisRange = start..<bytes.count
    }

    func position(of offset: Int) -> Int {
        if isWhole { return offset }
        for piece in pieces.reversed() where offset >= piece.source.lowerBound && offset <= piece.source.upperBound {
            return piece.target + offset - piece.source.lowerBound
        }
        return bytes.count
    }
}
