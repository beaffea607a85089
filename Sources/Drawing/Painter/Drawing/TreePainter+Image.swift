import CoreGraphics
import PixelKernels
import RenderModel

extension TreePainter {
    func draw(_ content: ImageContent, transform: CGAffineTransform, on canvas: Canvas, opacity: Double) {
        guard let picture = picture(at: content.image) else { return }
        let place = content.destination.standardized
        guard place.isFinite, content.naturalSize.width.isFinite, content.naturalSize.height.isFinite else {
            reportGeometry("image")
            return
        }
        guard place.width > 0, place.height > 0 else { return }
        guard let template = content.template else {
            draw(picture, content, in: place, transform: transform, on: canvas, opacity: opacity)
            return
        }
        // Only the image's alpha is used: it becomes the mask through which the fill is painted.
        let area = pk_rect(around: place.applying(transform)).intersection(canvas.clip)
        guard !area.isEmpty, let layer = makeLayer(area) else { return }
        draw(picture, content, in: place, transform: transform, on: layer, opacity: 1)
        withAlpha(of: layer) { mask in
            withSource(template.paint, transform: transform, area: area, on: canvas, opacity: opacity) { source in
                withUnsafePointer(to: canvas.surface) { surface in
                    pk_fill_mask(painter.scratch, surface, canvas.clip, mask, source)
                }
            }
        }
    }

    /// An entry of the tree's table, decoded; reports problems with it.
    private func picture(at index: Int) -> Picture? {
        guard tree.images.indices.contains(index) else {
            reportMissing("image", index)
            return nil
        }
        let resource = tree.images[index]
        guard spend(image: index, resource) else { return nil }
        do {
            return try painter.pictures.picture(for: resource, interruption: interruption)
        } catch .interrupted {
            return nil
        } catch {
            report(
                Diagnostic(
                    .error, error.code, subject: resource.name, message: error.message, remedy: error.remedy))
            return nil
        }
    }

    private func draw(
        _ picture: Picture, _ content: ImageContent, in place: CGRect, transform: CGAffineTransform, on canvas: Canvas,
        opacity: Double
    ) {
        let nearest = content.interpolation == .none
        let whole = CGRect(x: 0, y: 0, width: picture.width, height: picture.height)
        switch content.resizing {
        case .stretch:
            let part = PicturePart(source: whole, destination: place, tileSize: nil)
            draw(
                part.mirrored(content.mirrored, in: place), of: picture, nearest: nearest, transform: transform,
                on: canvas, opacity: opacity)
        case .tile:
            let part = PicturePart(source: whole, destination: place, tileSize: content.naturalSize)
            draw(
                part.mirrored(content.mirrored, in: place), of: picture, nearest: nearest, transform: transform,
                on: canvas, opacity: opacity)
        case .slices(let top, let left, let bottom, let right, let tiled):
            let slices = PictureSlices(
                whole: whole, natural: content.naturalSize, destination: place, top: top, left: left, bottom: bottom,
                right: right, tiled: tiled)
            for part in slices.parts {
                draw(
                    part.mirrored(content.mirrored, in: place), of: picture, nearest: nearest, transform: transform,
                    on: canvas, opacity: opacity)
            }
        }
    }

    private func draw(
        _ part: PicturePart, of picture: Picture, nearest: Bool, transform: CGAffineTransform, on canvas: Canvas,
        opacity: Double
    ) {
        guard part.destination.width > 0, part.destination.height > 0, part.source.size.width != 0,
            part.source.size.height != 0
        else { return }
        if let tileSize = part.tileSize {
            guard
                let source = tileSource(
                    picture, part: part.source, origin: part.destination.origin, size: tileSize, nearest: nearest,
                    transform: transform, opacity: opacity)
            else { return }
            fill(part.destination, with: source, transform: transform, on: canvas)
        } else if transform.isUpright {
            drawUpright(part, of: picture, nearest: nearest, transform: transform, on: canvas, opacity: opacity)
        } else {
            drawTurned(part, of: picture, nearest: nearest, transform: transform, on: canvas, opacity: opacity)
        }
    }

    /// Scales only the visible part to device pixels and paints it at its position.
    private func drawUpright(
        _ part: PicturePart, of picture: Picture, nearest: Bool, transform: CGAffineTransform, on canvas: Canvas,
        opacity: Double
    ) {
        let place = part.destination.applying(transform).snappedForCaching
        let area = pk_rect(around: place).intersection(canvas.clip)
        guard !area.isEmpty, place.width > 0, place.height > 0 else { return }
        let unitX = part.source.size.width / place.width
        let unitY = part.source.size.height / place.height
        let seen = CGRect(
            origin: CGPoint(
                x: part.source.origin.x + (Double(area.x0) - place.minX) * unitX,
                y: part.source.origin.y + (Double(area.y0) - place.minY) * unitY),
            size: CGSize(width: Double(area.width) * unitX, height: Double(area.height) * unitY))
        guard spend(scaling: seen, width: Int(area.width), height: Int(area.height)),
            let scaled = painter.pictures.scaled(
                picture, source: seen, width: Int(area.width), height: Int(area.height), nearest: nearest,
                scratch: painter.scratch)
        else { return }
        PaintSource(picture: scaled, atX: area.x0, y: area.y0, opacity: opacity).withKernelSource { source in
            withUnsafePointer(to: canvas.surface) { surface in
                pk_fill_rect(
                    painter.scratch, surface, canvas.clip, place.minX, place.minY, place.maxX, place.maxY, source)
            }
        }
    }

    /// Scales to about the resolution needed, then interpolates between those pixels.
    private func drawTurned(
        _ part: PicturePart, of picture: Picture, nearest: Bool, transform: CGAffineTransform, on canvas: Canvas,
        opacity: Double
    ) {
        guard
            let source = mappedSource(
                picture, part: part.source, origin: part.destination.origin, size: part.destination.size, tiled: false,
                nearest: nearest, transform: transform, opacity: opacity)
        else { return }
        fill(part.destination, with: source, transform: transform, on: canvas)
    }

    private func fill(_ rect: CGRect, with source: PaintSource, transform: CGAffineTransform, on canvas: Canvas) {
        var path = PathStorage()
        path.move(to: CGPoint(x: rect.minX, y: rect.minY))
        path.line(to: CGPoint(x: rect.maxX, y: rect.minY))
        path.line(to: CGPoint(x: rect.maxX, y: rect.maxY))
        path.line(to: CGPoint(x: rect.minX, y: rect.maxY))
        path.close()
        painter.outline.reset()
        painter.outline.add(path, transform: transform)
        guard spend(outline: painter.outline, on: canvas),
            spend(painter.outline.bounds.intersection(canvas.clip).pixelCount * 8)
        else { return }
        source.withKernelSource { source in
            withUnsafePointer(to: canvas.surface) { surface in
                pk_fill(painter.scratch, surface, canvas.clip, painter.outline.pointer, PK_NONZERO, true, source)
            }
        }
    }

    /// The paint `.image`: an image of the table, tiled.
    func imageSource(
        _ index: Int, origin: CGPoint, size: CGSize, transform: CGAffineTransform, opacity: Double
    ) -> PaintSource? {
        guard let picture = picture(at: index) else { return nil }
        let whole = CGRect(x: 0, y: 0, width: picture.width, height: picture.height)
        return tileSource(
            picture, part: whole, origin: origin, size: size, nearest: false, transform: transform, opacity: opacity)
    }

    /// Tiles whose size is whole device pixels are scaled once and copied; others are interpolated.
    private func tileSource(
        _ picture: Picture, part: CGRect, origin: CGPoint, size: CGSize, nearest: Bool, transform: CGAffineTransform,
        opacity: Double
    ) -> PaintSource? {
        guard size.width > 0, size.height > 0, size.width.isFinite, size.height.isFinite else { return nil }
        let width = size.width * transform.a
        let height = size.height * transform.d
        if transform.isUpright, abs(width - width.rounded()) < 0.01, abs(height - height.rounded()) < 0.01,
            width >= 1, height >= 1, width * height <= Double(Painter.mostPixels),
            spend(scaling: part, width: Int(width.rounded()), height: Int(height.rounded())),
            let tile = painter.pictures.scaled(
                picture, source: part, width: Int(width.rounded()), height: Int(height.rounded()), nearest: nearest,
                scratch: painter.scratch)
        {
            let corner = origin.applying(transform)
            let inverse = CGAffineTransform(translationX: -corner.x.rounded(), y: -corner.y.rounded())
            return .image(tile, inverse: inverse, tiled: true, nearest: true, opacity: opacity)
        }
        return mappedSource(
            picture, part: part, origin: origin, size: size, tiled: true, nearest: nearest, transform: transform,
            opacity: opacity)
    }

    private func mappedSource(
        _ picture: Picture, part: CGRect, origin: CGPoint, size: CGSize, tiled: Bool, nearest: Bool,
        transform: CGAffineTransform, opacity: Double
    ) -> PaintSource? {
        func pixels(_ length: Double, _ x: Double, _ y: Double, _ source: Double) -> Int {
            // Upscaling is left to the interpolation; downscaling is done here, by averaging.
            let wanted = length * (x * x + y * y).squareRoot()
            return Int(max(min(wanted, abs(source)).rounded(.up), 1))
        }
        let width = pixels(size.width, transform.a, transform.b, part.size.width)
        let height = pixels(size.height, transform.c, transform.d, part.size.height)
        guard spend(scaling: part, width: width, height: height),
            let scaled = painter.pictures.scaled(
                picture, source: part, width: width, height: height, nearest: nearest, scratch: painter.scratch)
        else { return nil }
        let toPixels = CGAffineTransform(
            a: Double(width) / size.width, b: 0, c: 0, d: Double(height) / size.height,
            tx: -origin.x * Double(width) / size.width, ty: -origin.y * Double(height) / size.height)
        return .image(
            scaled, inverse: transform.inverted().concatenating(toPixels), tiled: tiled, nearest: nearest,
            opacity: opacity)
    }

    /// Takes the cost of reading part of an image and writing it at another size.
    private func spend(scaling part: CGRect, width: Int, height: Int) -> Bool {
        let read = abs(part.size.width * part.size.height)
        let written = Double(width) * Double(height)
        return spend(Int(min(read, 1e9)) * 2 + Int(min(written, 1e9)) * 12)
    }

    /// Glyphs that are images, on whole pixels.
    func drawPictures(
        _ run: GlyphRun, font: FontInstance, origin: CGPoint, transform: CGAffineTransform, on canvas: Canvas,
        opacity: Double
    ) {
        var fade = opacity
        switch run.fill.paint {
        case .faded(.color(let color), let factor): fade *= factor * Double(color.alpha)
        case .faded(_, let factor): fade *= factor
        case .color(let color): fade *= Double(color.alpha)
        default: break
        }
        for glyph in run.glyphs where glyph.x.isFinite && glyph.y.isFinite {
            guard spend(PaintCost.node * 10) else { return }
            let image = painter.outlines.colorBitmap(font: font, glyph: glyph.id)
            // Decoding is paid here, whether the image is known or not, and painting below.
            if let image, !spend(glyph: glyph.id, of: font, file: image.png) { return }
            guard let bitmap = image,
                let picture = painter.pictures.glyphPicture(
                    file: font.file, face: font.face, glyph: glyph.id, interruption: interruption,
                    png: { bitmap.png })
            else {
                if isInterrupted { return }
                report(
                    Diagnostic(
                        .warning, .missingGlyph, subject: "glyph \(glyph.id) of \(font.plainFile)",
                        message: "The font has no image for this glyph.", remedy: "Run ./dev setup."))
                continue
            }
            var place = bitmap.placement.offsetBy(
                dx: origin.x + Double(glyph.x), dy: origin.y + Double(glyph.y))
            if transform.isUpright {
                let device = place.applying(transform)
                let snapped = CGRect(
                    x: device.minX.rounded(), y: device.minY.rounded(), width: max(device.width.rounded(), 1),
                    height: max(device.height.rounded(), 1))
                place = snapped.applying(transform.inverted())
            }
            let whole = CGRect(x: 0, y: 0, width: picture.width, height: picture.height)
            let part = PicturePart(source: whole, destination: place, tileSize: nil)
            draw(part, of: picture, nearest: false, transform: transform, on: canvas, opacity: fade)
        }
    }
}

extension CGRect {
    /// To 1/256 of a pixel, so that values that differ only in a double's last bits are scaled once.
    fileprivate var snappedForCaching: CGRect {
        func snapped(_ value: Double) -> Double { (value * 256).rounded() / 256 }
        let left = snapped(minX)
        let top = snapped(minY)
        return CGRect(x: left, y: top, width: snapped(maxX) - left, height: snapped(maxY) - top)
    }

    var isFinite: Bool { minX.isFinite && minY.isFinite && maxX.isFinite && maxY.isFinite }
}
