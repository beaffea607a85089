import CoreGraphics
import Foundation
import Testing

@Suite("Headers of picture files")
struct ImageHeaderTests {
    private static let png: [UInt8] =
        [0x89, 0x50, 0x4E, 0x47, 0x0D, 0x0A, 0x1A, 0x0A, 0, 0, 0, 13] + Array("IHDR".utf8)
        + [0, 0, 1, 44, 0, 0, 0, 200, 8, 6, 0, 0, 0]
    /// An application segment, a fill byte, then the frame.
    private static let jpeg: [UInt8] = [
        0xFF, 0xD8, 0xFF, 0xE0, 0, 4, 1, 2, 0xFF, 0xFF, 0xC2, 0, 11, 8, 0, 200, 1, 44, 3,
    ]
    private static let gif: [UInt8] = Array("GIF89a".utf8) + [44, 1, 200, 0]
    private static let lossy: [UInt8] = webP("VP8 ", [0, 0, 0, 0x9D, 0x01, 0x2A, 44, 0x41, 200, 0x80])
    private static let lossless: [UInt8] = webP("VP8L", [0x2F, 0x2B, 0xC1, 0x31, 0, 0, 0, 0, 0, 0])
    private static let extended: [UInt8] = webP("VP8X", [0, 0, 0, 0, 0x2B, 1, 0, 199, 0, 0])

    private static func webP(_ name: String, _ content: [UInt8]) -> [UInt8] {
        Array("RIFF".utf8) + [0, 0, 0, 0] + Array("WEBP".utf8) + Array(name.utf8) + [0, 0, 0, 0] + content
    }

    @Test(
        "Every format gives its size",
        arguments: [
            (png, .png), (jpeg, .jpeg), (gif, .gif), (lossy, .webp), (lossless, .webp), (extended, .webp),
        ] as [([UInt8], ImageHeader.Format)])
    func sizes(file: [UInt8], format: ImageHeader.Format) throws {
        let header = try #require(ImageHeader(Data(file)))
        #expect(header.format == format && header.width == 300 && header.height == 200)
        #expect(header.format.isDrawable == (format != .gif))
        // A slice of other data starts elsewhere.
        #expect(ImageHeader(Data([7, 7] + file).dropFirst(2)) == header)
    }

    @Test(
        "A file that is cut off anywhere before its size has none",
        arguments: [png, jpeg, gif, lossy, lossless, extended])
    func cutOff(file: [UInt8]) {
        let needed = (0...file.count).first { ImageHeader(Data(file.prefix($0))) != nil } ?? 0
        #expect(needed > 8)
        for count in 0..<needed { #expect(ImageHeader(Data(file.prefix(count))) == nil, "\(count) bytes") }
    }

    @Test(
        "Sizes of zero, segments without length and unknown formats have no size",
        arguments: [
            png.prefix(16) + [0, 0, 0, 0, 0, 0, 0, 1, 8, 6, 0, 0, 0], [0xFF, 0xD8, 0xFF, 0xE0, 0, 0, 0xFF, 0xC0],
            Array("BM".utf8) + Array(repeating: 1, count: 40), webP("VP9 ", Array(repeating: 1, count: 10)), [],
        ] as [[UInt8]])
    func malformed(file: [UInt8]) {
        #expect(ImageHeader(Data(file)) == nil)
    }
}
