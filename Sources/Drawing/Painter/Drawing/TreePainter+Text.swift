import CoreGraphics
import PixelKernels
import RenderModel

extension TreePainter {
    func draw(_ text: TextContent, transform: CGAffineTransform, on canvas: Canvas, opacity: Double) {
        for line in text.lines {
            guard line.origin.x.isFinite, line.origin.y.isFinite else {
                reportGeometry("text")
                continue
            }
            for decoration in line.decorations where decoration.kind == .underline {
                draw(decoration, of: line, transform: transform, on: canvas, opacity: opacity)
            }
            for run in line.runs {
                guard tree.fonts.indices.contains(run.font) else {
                    reportMissing("font", run.font)
                    continue
                }
                draw(run, origin: line.origin, transform: transform, on: canvas, opacity: opacity)
            }
            for decoration in line.decorations where decoration.kind == .strikethrough {
                draw(decoration, of: line, transform: transform, on: canvas, opacity: opacity)
            }
            draw(line.attachments, transform: transform, on: canvas, opacity: opacity)
        }
    }

    private func draw(
        _ run: GlyphRun, origin: CGPoint, transform: CGAffineTransform, on canvas: Canvas, opacity: Double
    ) {
        let font = tree.fonts[run.font]
        guard font.size.isFinite, font.size > 0 else {
            if font.size != 0 { reportGeometry("font \(font.plainFile)") }
            return
        }
        let em = min(font.size * transform.largestScale, Double(Painter.longestSide))
        // Small glyphs are masks of about an em each, kept until the picture is finished, so they cost memory as well;
        // the outlines of large ones are counted as shapes.
        let mask = em <= GlyphMaskCache.largestEm ? Int(em * em) * 8 : 2_000
        guard spend(run.glyphs.count * (PaintCost.node + mask)) else { return }
        if font.isColor {
            drawPictures(run, font: font, origin: origin, transform: transform, on: canvas, opacity: opacity)
        } else if transform.isUpright, transform.a == transform.d, font.size * transform.a <= GlyphMaskCache.largestEm {
            drawMasks(run, font: font, origin: origin, transform: transform, on: canvas, opacity: opacity)
        } else {
            drawOutlines(run, font: font, origin: origin, transform: transform, on: canvas, opacity: opacity)
        }
    }

    /// Unrotated text: cached masks on whole pixels of the baseline and quarter pixels along it.
    private func drawMasks(
        _ run: GlyphRun, font: FontInstance, origin: CGPoint, transform: CGAffineTransform, on canvas: Canvas,
        opacity: Double
    ) {
        let glyphs = painter.glyphs
        let pixelsPerPoint = Double(transform.a)
        let face: UInt32
        if pixelsPerPoint == scale, let known = faces[run.font] {
            face = known
        } else {
            face = glyphs.face(font, scale: pixelsPerPoint)
            if pixelsPerPoint == scale { faces[run.font] = face }
        }
        glyphBatch.removeAll(keepingCapacity: true)
        let left = origin.x * pixelsPerPoint + transform.tx
        let baseline = origin.y * pixelsPerPoint + transform.ty
        let limit = Double(Painter.longestSide) * 2
        // The pixels of an em, which the run has paid for each glyph.
        let square = Int(font.size * pixelsPerPoint * font.size * pixelsPerPoint)
        for glyph in run.glyphs {
            guard !isInterrupted else { return }
            let x = left + Double(glyph.x) * pixelsPerPoint
            let y = (baseline + Double(glyph.y) * pixelsPerPoint).rounded()
            guard abs(x) < limit, abs(y) < limit else { continue }
            let quarters = Int((x * Double(GlyphMaskCache.phases) + 0.5).rounded(.down))
            let known = glyphs.mask(
                glyph: glyph.id, phase: quarters & (GlyphMaskCache.phases - 1), face: face, font: font,
                scale: pixelsPerPoint, outline: painter.outline, scratch: painter.scratch,
                allows: { pixels, chords in
                    spend(chords * PaintCost.chord + max(pixels - square, 0) * PaintCost.largeMaskPixel)
                })
            guard var mask = known, mask.width > 0 else { continue }
            mask.x += Int32(quarters >> 2)
            mask.y += Int32(y)
            glyphBatch.append(mask)
        }
        guard let area = glyphBatch.bounds else { return }
        withSource(run.fill.paint, transform: transform, area: area, on: canvas, opacity: opacity) { source in
            withUnsafePointer(to: canvas.surface) { surface in
                pk_fill_glyphs(
                    painter.scratch, surface, canvas.clip, glyphs.store, glyphBatch, glyphBatch.count, source)
            }
        }
    }

    /// Rotated, stretched or very large text: one shape.
    private func drawOutlines(
        _ run: GlyphRun, font: FontInstance, origin: CGPoint, transform: CGAffineTransform, on canvas: Canvas,
        opacity: Double
    ) {
        let outline = painter.outline
        func addGlyphs() {
            outline.reset()
            for glyph in run.glyphs where glyph.x.isFinite && glyph.y.isFinite {
                guard !isInterrupted else { return }
                let place = transform.translatedBy(x: origin.x + Double(glyph.x), y: origin.y + Double(glyph.y))
                outline.add(
                    glyph: glyph.id, font: font, outlines: painter.outlines, transform: place,
                    scale: transform.largestScale)
            }
        }
        addGlyphs()
        let area = outline.bounds
        guard spend(outline: outline, on: canvas) else { return }
        withSource(run.fill.paint, transform: transform, area: area, on: canvas, opacity: opacity) { source in
            if run.fill.paint.isDrawnBeforehand { addGlyphs() }
            withUnsafePointer(to: canvas.surface) { surface in
                pk_fill(
                    painter.scratch, surface, canvas.clip.intersection(area), outline.pointer, PK_NONZERO, true, source)
            }
        }
    }

    private func draw(
        _ decoration: TextDecoration, of line: TextLine, transform: CGAffineTransform, on canvas: Canvas,
        opacity: Double
    ) {
        let center = line.origin.y + decoration.y
        var path = PathStorage()
        path.move(to: CGPoint(x: line.origin.x + decoration.x, y: center))
        path.line(to: CGPoint(x: line.origin.x + decoration.x + decoration.width, y: center))
        let stroke = StrokeGeometry(
            width: decoration.thickness, dash: decoration.pattern.dash.map { $0 * decoration.thickness })
        let shape = ShapeContent(path: path, style: .stroke(stroke), fill: decoration.fill)
        draw(shape, transform: transform, on: canvas, opacity: opacity)
    }
}

extension TextDecoration.Pattern {
    /// Lengths of strokes and gaps in thicknesses.
    fileprivate var dash: [Double] {
        switch self {
        case .solid: []
        case .dash: [4, 2]
        case .dot: [1, 1]
        case .dashDot: [4, 2, 1, 2]
        case .dashDotDot: [4, 2, 1, 2, 1, 2]
        }
    }
}

extension [pk_glyph] {
    /// The smallest rectangle around all masks.
    fileprivate var bounds: pk_rect? {
        guard let first else { return nil }
        var result = pk_rect(x0: first.x, y0: first.y, x1: first.x, y1: first.y)
        for glyph in self {
            result.x0 = Swift.min(result.x0, glyph.x)
            result.y0 = Swift.min(result.y0, glyph.y)
            result.x1 = Swift.max(result.x1, glyph.x + Int32(glyph.width))
            result.y1 = Swift.max(result.y1, glyph.y + Int32(glyph.height))
        }
        return result
    }
}
