import CoreGraphics
import RenderModel

extension Drawing {
    mutating func draw(_ content: TextContent, semantics: Semantics?) {
        switch text {
        case .selectable: break
        case .outlines: open("g", [("role", "img"), ("aria-label", semantics?.label ?? content.string)])
        }
        for line in content.lines where !body.isFull {
            let behind = line.decorations.filter { $0.kind == .underline }
            for decoration in behind { draw(decoration, of: line) }
            for run in line.runs where !body.isFull {
                guard tree.fonts.indices.contains(run.font) else { continue }
                switch text {
                case .selectable:
                    switch reader {
                    case .document: drawText(run, of: line, in: content, font: tree.fonts[run.font])
                    case .page: drawPageText(run, of: line, in: content, font: tree.fonts[run.font])
                    }
                case .outlines: drawOutlines(run, of: line, font: tree.fonts[run.font])
                }
            }
            for decoration in line.decorations where decoration.kind == .strikethrough { draw(decoration, of: line) }
            for attachment in line.attachments { unnamed { $0.draw(attachment) } }
        }
        if text == .outlines { close("g") }
    }

    /// One `<text>`.
    ///
    /// 1. When every character is one glyph, in order and on the line, each gets its own position.
    /// 2. Otherwise (ligatures, marks, right-to-left) the run starts at its position and is fitted to its width, so
    ///    that the viewer's own shaping is used.
    /// 3. A font of the user's own is drawn as outlines, under text that is invisible, because a reader of the document
    ///    need not have the font, and its file must not be in the document.
    private mutating func drawText(_ run: GlyphRun, of line: TextLine, in content: TextContent, font: FontInstance) {
        guard let string = content.string.utf8Slice(run.range), !string.isEmpty else { return }
        let paint = reference(to: run.fill.paint)
        if font.isOwn {
            open("g", [("aria-hidden", "true")])
            drawOutlines(run, of: line, font: font)
            close("g")
        }
        let description = FontDescription(font)
        let left = run.glyphs.map { Double($0.x) }.min() ?? 0
        var attributes: XMLBuffer.Attributes = []
        if let places = places(of: run, string: string) {
            attributes.append(("x", places.map { number(line.origin.x + Double($0)) }.joined(separator: " ")))
        } else {
            attributes.append(("x", number(line.origin.x + left + (run.rightToLeft ? run.width : 0))))
        }
        attributes += [("y", number(line.origin.y))]
        if attributes.first?.value?.contains(" ") != true, run.width > 0, string.count > 1 {
            attributes += [("textLength", number(run.width)), ("lengthAdjust", "spacingAndGlyphs")]
        }
        attributes += [
            ("direction", run.rightToLeft ? "rtl" : nil), ("font-family", description.family),
            ("font-size", description.size), ("font-weight", description.weight), ("font-style", description.style),
            ("font-stretch", description.stretch), ("fill", paint.value),
            ("fill-opacity", font.isOwn ? "0" : paint.opacity),
        ]
        element("text", attributes, text: string)
    }

    func places(of run: GlyphRun, string: String) -> [Float]? {
        guard !run.rightToLeft, string.utf16.count == run.glyphs.count, string.unicodeScalars.count == run.glyphs.count,
            run.glyphs.allSatisfy({ $0.y == 0 })
        else { return nil }
        for (previous, next) in zip(run.glyphs, run.glyphs.dropFirst()) where next.cluster <= previous.cluster {
            return nil
        }
        return run.glyphs.map(\.x)
    }

    mutating func drawOutlines(_ run: GlyphRun, of line: TextLine, font: FontInstance) {
        let paint = reference(to: run.fill.paint)
        for glyph in run.glyphs where !body.isFull {
            let origin = CGPoint(x: line.origin.x + Double(glyph.x), y: line.origin.y + Double(glyph.y))
            if font.isColor, let bitmap = outlines.colorBitmap(font: font, glyph: glyph.id) {
                let name = define { id, buffer in
                    buffer.empty(
                        "image",
                        [("id", id)] + bitmap.placement.attributes + [
                            ("preserveAspectRatio", "none"),
                            ("href", Self.dataURI(type: "png", bitmap.png)),
                        ])
                }
                empty("use", [("href", "#\(name)"), ("x", number(origin.x)), ("y", number(origin.y))])
                continue
            }
            let outline = outlines.outline(font: font, glyph: glyph.id)
            guard !outline.isEmpty else { continue }
            let growth = font.embolden * font.size
            let place = CGAffineTransform(a: 1, b: 0, c: 0, d: 1, tx: origin.x, ty: origin.y)
            empty(
                "path",
                [
                    ("d", pathData(outline, place, within: body.rest)), ("fill", paint.value),
                    ("fill-opacity", paint.opacity), ("stroke", growth > 0 ? paint.value : nil),
                    ("stroke-opacity", growth > 0 ? paint.opacity : nil),
                    ("stroke-width", growth > 0 ? number(growth) : nil),
                    ("stroke-linejoin", growth > 0 ? "round" : nil),
                ])
        }
    }

    private mutating func draw(_ decoration: TextDecoration, of line: TextLine) {
        let paint = reference(to: decoration.fill.paint)
        let y = number(line.origin.y + decoration.y)
        let unit = decoration.thickness
        let dashes: [Double] =
            switch decoration.pattern {
            case .solid: []
            case .dash: [unit * 3, unit * 2]
            case .dot: [unit, unit]
            case .dashDot: [unit * 3, unit, unit, unit]
            case .dashDotDot: [unit * 3, unit, unit, unit, unit, unit]
            }
        empty(
            "line",
            [
                ("x1", number(line.origin.x + decoration.x)), ("y1", y),
                ("x2", number(line.origin.x + decoration.x + decoration.width)), ("y2", y), ("stroke", paint.value),
                ("stroke-opacity", paint.opacity), ("stroke-width", number(unit)),
                ("stroke-dasharray", Self.dashes(dashes)), ("aria-hidden", "true"),
            ])
    }
}

extension String {
    /// The part between two UTF-8 offsets; `nil` when the offsets are out of range.
    func utf8Slice(_ range: Range<Int>) -> String? {
        guard range.lowerBound >= 0, range.upperBound <= utf8.count else { return nil }
        let start = utf8.index(startIndex, offsetBy: range.lowerBound)
        let end = utf8.index(startIndex, offsetBy: range.upperBound)
        return String(self[start..<end])
    }
}
