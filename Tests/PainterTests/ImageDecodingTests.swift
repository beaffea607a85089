import CoreGraphics
import Foundation
import RenderModel
import Testing

@testable import Painter

@Suite("Where images are decoded")
struct ImageDecodingTests {
    /// A tree with a picture of each format.
    private static func tree() -> RenderTree {
        let images = [PictureFiles.png, PictureFiles.webp, PictureFiles.jpegOnItsSide].map { file in
            ImageResource(name: "file", pixelWidth: 16, pixelHeight: 8, bytes: file, format: .encoded)
        }
        let nodes = images.indices.map { index in
            let place = CGRect(x: 0, y: Double(index) * 8, width: 16, height: 8)
            return RenderNode(
                .image(ImageContent(image: index, destination: place, naturalSize: place.size)), frame: .zero)
        }
        return Sample.tree(16, 24, images: images, nodes)
    }

    /// The processes that decode images for this one.
    private static func decoders() throws -> [String] {
        try FileManager.default.contentsOfDirectory(atPath: "/proc").filter { name in
            guard let status = try? String(contentsOfFile: "/proc/\(name)/status", encoding: .utf8) else {
                return false
            }
            return status.contains("Name:\ttessera-images\n") && status.contains("PPid:\t\(getpid())\n")
        }
    }

    @Test("S-RUN-22: A painter decodes a tree's images in another process, with the same pixels")
    func confined() throws {
        let plain = try Painter(decoding: .inProcess).paint(Self.tree())
        let confined = try Painter().paint(Self.tree())
        #expect(plain.diagnostics.isEmpty && confined.diagnostics.isEmpty)
        #expect(plain.bitmap.hash == confined.bitmap.hash)
        #expect(try !Self.decoders().isEmpty)
    }

    @Test("S-RUN-22: Glyph images of a widget's font are decoded like those of the project's fonts")
    func glyphs() throws {
        let store = PictureStore(decoding: .confined)
        let pictures = try ["bundle:0123abcd/Own.ttf", "NotoColorEmoji.ttf"].map { file in
            let picture = try #require(store.glyphPicture(file: file, face: 0, glyph: 1) { PictureFiles.png })
            return Array(UnsafeBufferPointer(start: picture.pixels, count: picture.width * picture.height))
        }
        #expect(pictures[0] == pictures[1])
    }

    @Test("Many painters decode images at the same time")
    func threads() async throws {
        let expected = try Painter(decoding: .inProcess).paint(Self.tree()).bitmap.hash
        try await withThrowingTaskGroup(of: [Bool].self) { group in
            for _ in 0..<16 {
                group.addTask { try (0..<8).map { _ in try Painter().paint(Self.tree()).bitmap.hash == expected } }
            }
            for try await equal in group { #expect(equal.allSatisfy { $0 }) }
        }
    }

    @Test("S-RUN-23: The finding of an image that was not decoded has the reason and a remedy; an image has 60 s")
    func failures() {
        #expect(ImageDecoding.timeLimit == 60_000)
        let failures = [
            PictureFailure.decoderFailed("The decoder ended with signal 11."),
            .noDecoder("The decoder cannot be started: Too many open files."),
        ]
        #expect(failures.map(\.code) == [.missingImage, .missingImage])
        #expect(failures[0].message == "The decoder ended with signal 11." && failures[0].remedy.hasPrefix("Export"))
        #expect(failures[1].message.hasSuffix("open files.") && failures[1].remedy.hasPrefix("Close other"))
    }
}
