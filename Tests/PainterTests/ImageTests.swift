import CoreGraphics
import Painter
import RenderModel
import Testing

@Suite("Pictures")
struct ImageTests {
    /// 4 × 2 pixels, each of its own color, the last one half transparent.
    private static let raw = ImageResource(
        name: "raw", pixelWidth: 4, pixelHeight: 2,
        bytes: [
            255, 0, 0, 255, 0, 255, 0, 255, 0, 0, 255, 255, 255, 255, 0, 255,
            0, 255, 255, 255, 255, 0, 255, 255, 10, 20, 30, 255, 100, 50, 0, 128,
        ], format: .rawRGBA)

    private func paint(
        _ content: ImageContent, _ resource: ImageResource = raw, side: Double = 24, scale: Double = 1,
        background: RGBA = .clear
    ) throws -> Bitmap {
        try Sample.paint(
            Sample.tree(side, side, scale: scale, images: [resource], [RenderNode(.image(content), frame: .zero)]),
            background: background)
    }

    private func content(_ rect: CGRect, _ change: (inout ImageContent) -> Void = { _ in }) -> ImageContent {
        var content = ImageContent(
            image: 0, destination: rect, naturalSize: CGSize(width: 4, height: 2), interpolation: .none)
        change(&content)
        return content
    }

    @Test("At its natural size an image is copied pixel by pixel")
    func copied() throws {
        let bitmap = try paint(content(CGRect(x: 3, y: 5, width: 4, height: 2)))
        #expect(bitmap[3, 5] == Pixel(red: 255, green: 0, blue: 0))
        #expect(bitmap[5, 6] == Pixel(red: 10, green: 20, blue: 30))
        #expect(bitmap[6, 6] == Pixel(red: 100, green: 50, blue: 0, alpha: 128))
        #expect(bitmap[7, 5].alpha == 0 && bitmap[2, 5].alpha == 0 && bitmap[3, 4].alpha == 0)
    }

    @Test("Without interpolation pixels become blocks; mirroring swaps left and right")
    func blocks() throws {
        let rect = CGRect(x: 0, y: 0, width: 16, height: 8)
        let bitmap = try paint(content(rect))
        #expect(
            bitmap[3, 3] == Pixel(red: 255, green: 0, blue: 0) && bitmap[4, 3] == Pixel(red: 0, green: 255, blue: 0))
        let mirrored = try paint(content(rect) { $0.mirrored = true })
        #expect(mirrored[15, 3] == Pixel(red: 255, green: 0, blue: 0))
        #expect(mirrored[0, 3] == Pixel(red: 255, green: 255, blue: 0))
    }

    @Test("Downscaling averages the pixels, with alpha")
    func average() throws {
        let bitmap = try paint(content(CGRect(x: 0, y: 0, width: 2, height: 1)) { $0.interpolation = .high })
        // Four premultiplied pixels each.
        #expect(bitmap[0, 0].distance(to: Pixel(red: 128, green: 128, blue: 128)) <= 1)
        #expect(bitmap[1, 0].distance(to: Pixel(red: 91, green: 81, blue: 71, alpha: 223)) <= 1)
    }

    @Test("Upscaling interpolates between pixel centers and extends the edge")
    func growing() throws {
        let bitmap = try paint(content(CGRect(x: 0, y: 0, width: 16, height: 8)) { $0.interpolation = .medium })
        #expect(bitmap[0, 0] == Pixel(red: 255, green: 0, blue: 0))
        #expect(bitmap[3, 0].distance(to: Pixel(red: 159, green: 96, blue: 0)) <= 2)
    }

    @Test("A fractional destination has partially covered edges")
    func fractions() throws {
        let bitmap = try paint(content(CGRect(x: 2.5, y: 2, width: 4, height: 2)))
        #expect(abs(Int(bitmap[2, 2].alpha) - 128) <= 1 && bitmap[3, 2].alpha == 255)
    }

    @Test("Rotated by 90°, columns become rows")
    func turned() throws {
        let quarter = CGAffineTransform(a: 0, b: 1, c: -1, d: 0, tx: 8, ty: 0)
        let node = RenderNode(.image(content(CGRect(x: 0, y: 0, width: 16, height: 8))), frame: .zero)
        let bitmap = try Sample.paint(
            Sample.tree(8, 16, images: [Self.raw], [Sample.effect(.transform(quarter), [node])]))
        #expect(bitmap[6, 1] == Pixel(red: 255, green: 0, blue: 0))
        #expect(bitmap[6, 13] == Pixel(red: 255, green: 255, blue: 0))
        #expect(bitmap[1, 1] == Pixel(red: 0, green: 255, blue: 255))
    }

    @Test("Tiles repeat at their own size from the corner")
    func tiles() throws {
        let bitmap = try paint(content(CGRect(x: 1, y: 1, width: 10, height: 6)) { $0.resizing = .tile })
        #expect(bitmap[1, 1] == Pixel(red: 255, green: 0, blue: 0) && bitmap[9, 5] == bitmap[1, 1])
        #expect(bitmap[11, 1].alpha == 0 && bitmap[10, 6] == Pixel(red: 255, green: 0, blue: 255))
    }

    @Test("Slices: corners keep their size, the middle stretches or repeats")
    func slices() throws {
        let rect = CGRect(x: 0, y: 0, width: 12, height: 2)
        func row(tiled: Bool) throws -> [Pixel] {
            let bitmap = try paint(
                content(rect) { $0.resizing = .slices(top: 0, left: 1, bottom: 0, right: 1, tiled: tiled) })
            return (0..<12).map { bitmap[$0, 0] }
        }
        let (red, green) = (Pixel(red: 255, green: 0, blue: 0), Pixel(red: 0, green: 255, blue: 0))
        let (blue, yellow) = (Pixel(red: 0, green: 0, blue: 255), Pixel(red: 255, green: 255, blue: 0))
        let middle = Array(repeating: green, count: 5) + Array(repeating: blue, count: 5)
        #expect(try row(tiled: false) == [red] + middle + [yellow])
        #expect(try row(tiled: true) == [red] + (0..<5).flatMap { _ in [green, blue] } + [yellow])
    }

    @Test("A template keeps the alpha and takes the fill's color")
    func template() throws {
        let bitmap = try paint(
            content(CGRect(x: 0, y: 0, width: 4, height: 2)) { $0.template = Fill(.color(.pureBlue)) })
        #expect(bitmap[0, 0] == Pixel(red: 0, green: 0, blue: 255))
        #expect(bitmap[3, 1] == Pixel(red: 0, green: 0, blue: 128, alpha: 128))
    }

    @Test("An image paint fills a shape")
    func paint() throws {
        let node = Sample.shape(
            PathStorage(ellipseIn: CGRect(x: 0, y: 0, width: 12, height: 12)),
            .image(0, origin: .zero, size: CGSize(width: 4, height: 2)))
        let bitmap = try Sample.paint(Sample.tree(12, 12, images: [Self.raw], [node]))
        #expect(bitmap[4, 4] == Pixel(red: 255, green: 0, blue: 0) && bitmap[0, 0].alpha == 0)
    }

    @Test(
        "PNG, JPEG and WebP are decoded, and EXIF orientation is applied",
        arguments: [PictureFiles.png, PictureFiles.webp, PictureFiles.jpegOnItsSide])
    func formats(file: [UInt8]) throws {
        let isTurned = file == PictureFiles.jpegOnItsSide
        let size = isTurned ? CGSize(width: 8, height: 16) : CGSize(width: 16, height: 8)
        let resource = ImageResource(
            name: "file", pixelWidth: Int(size.width), pixelHeight: Int(size.height), bytes: file, format: .encoded)
        let place = CGRect(origin: .zero, size: size)
        let bitmap = try paint(
            ImageContent(image: 0, destination: place, naturalSize: size, interpolation: .none), resource)
        let first = bitmap[2, 2]
        let last = isTurned ? bitmap[5, 13] : bitmap[13, 1]
        #expect(first.distance(to: Pixel(red: 200, green: 40, blue: 30)) <= 8)
        #expect(last.distance(to: Pixel(red: 20, green: 40, blue: 220)) <= 8)
        if !isTurned { #expect(bitmap[2, 6].alpha == 128 && bitmap[2, 6].red == 100) }
    }

    @Test("Undecodable images are reported with a remedy")
    func damaged() throws {
        let cut = Array(PictureFiles.png.prefix(60))
        let huge: [UInt8] =
            Array(PictureFiles.png.prefix(16)) + [0, 1, 0x86, 0xA0, 0, 1, 0x86, 0xA0, 8, 6, 0, 0, 0, 0, 0, 0, 0]
        for (bytes, format) in [
            (cut, ImageResource.Format.encoded), ([1, 2, 3], .encoded), ([1, 2, 3], .rawRGBA), (huge, .encoded),
            ([], .encoded),
        ] {
            let resource = ImageResource(name: "broken", pixelWidth: 4, pixelHeight: 2, bytes: bytes, format: format)
            let node = RenderNode(.image(content(CGRect(x: 0, y: 0, width: 4, height: 2))), frame: .zero)
            let painting = try Painter().paint(Sample.tree(4, 4, images: [resource], [node]))
            #expect(painting.diagnostics.count == 1)
            #expect(painting.diagnostics.first?.subject == "broken" && painting.diagnostics.first?.remedy != nil)
        }
    }
}
