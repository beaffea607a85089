import ImageCodecs
import PictureFiles
import Testing

@Suite("PNG files")
struct PNGFileTests {
    /// The two pixels as zlib's own stored stream and CRC-32 put them into a file.
    private static let twoPixels: [UInt8] = [
        0x89, 0x50, 0x4E, 0x47, 0x0D, 0x0A, 0x1A, 0x0A, 0x00, 0x00, 0x00, 0x0D, 0x49, 0x48, 0x44, 0x52, 0x00, 0x00,
        0x00, 0x02, 0x00, 0x00, 0x00, 0x01, 0x08, 0x06, 0x00, 0x00, 0x00, 0xF4, 0x22, 0x7F, 0x8A, 0x00, 0x00, 0x00,
        0x14, 0x49, 0x44, 0x41, 0x54, 0x78, 0x01, 0x01, 0x09, 0x00, 0xF6, 0xFF, 0x00, 0xFF, 0x00, 0x00, 0xFF, 0x80,
        0x40, 0x00, 0x80, 0x10, 0x3C, 0x03, 0x3F, 0xC4, 0x2C, 0xEC, 0xDE, 0x00, 0x00, 0x00, 0x00, 0x49, 0x45, 0x4E,
        0x44, 0xAE, 0x42, 0x60, 0x82,
    ]

    @Test("An uncompressed file holds straight colors, chunk lengths and checksums")
    func uncompressed() {
        let file = PNGFile.uncompressed(width: 2, height: 1, premultiplied: [255, 0, 0, 255, 64, 32, 0, 128])
        #expect(file == Self.twoPixels)
    }

    @Test("libpng reads back a picture whose rows take several stored blocks")
    func severalBlocks() throws {
        let (width, height) = (200, 150)
        let pixels = (0..<width * height * 4).map { $0 % 4 == 3 ? 255 : UInt8(truncatingIfNeeded: $0 &* 31) }
        let file = try #require(PNGFile.uncompressed(width: width, height: height, premultiplied: pixels))
        var image = ic_image()
        try #require(ic_decode(file, file.count, 1 << 26, &image) == IC_OK)
        defer { ic_image_free(&image) }
        let start = try #require(image.pixels)
        #expect(Array(UnsafeBufferPointer(start: start, count: pixels.count)) == pixels)
    }

    @Test(
        "A size that does not match the pixels is rejected",
        arguments: [(0, 1, 0), (1, 0, 0), (-1, -1, 4), (2, 1, 4), (1, 1, 5), (1 << 21, 1, 1 << 23)])
    func sizes(width: Int, height: Int, count: Int) {
        let pixels = [UInt8](repeating: 0, count: count)
        #expect(PNGFile.uncompressed(width: width, height: height, premultiplied: pixels) == nil)
    }

    @Test("A transparent picture keeps its custom chunk, which is found by name")
    func ownChunk() {
        let file = PNGFile.transparent(width: 9, height: 2, chunk: ("teSs", [1, 2, 3]))
        #expect(PNGFile.secondChunk(of: file, named: "teSs") == [1, 2, 3])
        #expect(PNGFile.secondChunk(of: file, named: "PLTE") == nil)
        #expect(PNGFile.secondChunk(of: Array(file.prefix(43)), named: "teSs") == nil)
        #expect(PNGFile.secondChunk(of: Array(file.dropFirst()), named: "teSs") == nil)
    }
}
