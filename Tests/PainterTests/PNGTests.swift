import CoreGraphics
import ImageCodecs
import Painter
import PixelKernels
import RenderModel
import Testing

@Suite("PNG")
struct PNGTests {
    /// Straight RGBA of a file, read by libpng.
    private func decode(_ file: [UInt8]) throws -> (width: Int, height: Int, pixels: [UInt8]) {
        var image = ic_image()
        #expect(ic_decode(file, file.count, 1 << 26, &image) == IC_OK)
        defer { ic_image_free(&image) }
        let count = Int(image.width) * Int(image.height) * 4
        let start = try #require(image.pixels)
        return (Int(image.width), Int(image.height), Array(UnsafeBufferPointer(start: start, count: count)))
    }

    private func check(_ bitmap: Bitmap, _ tier: PNGEncoder.Tier) throws {
        let (width, height, pixels) = try decode(PNGEncoder.encode(bitmap, tier: tier))
        #expect(width == bitmap.width && height == bitmap.height)
        var wrong = 0
        for y in 0..<height {
            for x in 0..<width {
                let at = (y * width + x) * 4
                let alpha = Int(pixels[at + 3])
                func premultiplied(_ i: Int) -> UInt8 { UInt8((Int(pixels[at + i]) * alpha + 127) / 255) }
                let found = Pixel(
                    red: premultiplied(0), green: premultiplied(1), blue: premultiplied(2), alpha: UInt8(alpha))
                if found.distance(to: bitmap[x, y]) > 0 { wrong += 1 }
            }
        }
        #expect(wrong == 0, "\(wrong) of \(width * height) pixels differ")
    }

    @Test("libpng decodes every pixel of both tiers", arguments: PNGEncoder.Tier.allCases)
    func roundTrip(tier: PNGEncoder.Tier) throws {
        let painter = try Painter()
        try check(painter.paint(Sample.everything()).bitmap, tier)
        try check(painter.paint(Sample.everything(), options: .init(background: .white)).bitmap, tier)
        let disc = Sample.shape(
            PathStorage(ellipseIn: CGRect(x: 1, y: 1, width: 30, height: 30)), .color(.pureRed.opacity(0.3)))
        try check(painter.paint(Sample.tree(33, 41, scale: 3, [disc])).bitmap, tier)
    }

    @Test(
        "Odd sizes, single pixels, wide rows and more than one strip",
        arguments: [(1, 1), (1, 90), (7, 3), (63, 2), (2_999, 5), (1_030, 700)])
    func sizes(width: Int, height: Int) throws {
        // Noise has every byte value and no runs; the flat part has long ones.
        var state: UInt32 = 7
        var bytes: [UInt8] = []
        for index in 0..<(width * height) {
            state = state &* 1_664_525 &+ 1_013_904_223
            let isFlat = index % 5_000 > 2_500
            for shift in [8, 16, 24] as [UInt32] {
                bytes.append(isFlat ? 90 : UInt8(truncatingIfNeeded: state >> shift))
            }
            bytes.append(255)
        }
        let image = ImageResource(name: "noise", pixelWidth: width, pixelHeight: height, bytes: bytes, format: .rawRGBA)
        let size = CGSize(width: width, height: height)
        let content = ImageContent(
            image: 0, destination: CGRect(origin: .zero, size: size), naturalSize: size, interpolation: .none)
        let bitmap = try Sample.paint(
            Sample.tree(Double(width), Double(height), images: [image], [RenderNode(.image(content), frame: .zero)]))
        for tier in PNGEncoder.Tier.allCases { try check(bitmap, tier) }
    }

    @Test("The file names its color space and has the chunks in their order")
    func chunks() throws {
        let file = try PNGEncoder.encode(Sample.paint(Sample.tree(5, 5, [])))
        var names: [String] = []
        var at = 8
        while at + 8 <= file.count {
            let length = file[at..<at + 4].reduce(0) { $0 << 8 | Int($1) }
            names.append(String(decoding: file[at + 4..<at + 8], as: UTF8.self))
            at += length + 12
        }
        #expect(names == ["IHDR", "sRGB", "IDAT", "IEND"])
        #expect(at == file.count)
    }

    @Test("An opaque picture of the small tier has no alpha channel")
    func opaque() throws {
        let bitmap = try Sample.paint(Sample.everything(), background: .white)
        #expect(try PNGEncoder.encode(bitmap, tier: .small)[25] == 2)
        #expect(try PNGEncoder.encode(bitmap, tier: .fast)[25] == 6)
    }

    /// libpng 1.6.39 with zlib 1.2.13 at level 6 and its default filters, RGBA: measured once for this picture.
    private static let libpngBytes = 146_190

    @Test("The small tier is not larger than libpng at level 6")
    func smallTier() throws {
        let file = try PNGEncoder.encode(Sample.paint(Sample.everything(scale: 6)), tier: .small)
        #expect(file.count <= Self.libpngBytes, "\(file.count)")
    }
}
