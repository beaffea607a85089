import CoreGraphics
import Foundation
import Painter
import PixelKernels
import RenderModel
import Testing

@Suite("Same input, same bytes", .serialized)
struct DeterminismTests {
    @Test("S-BYTES-6: The picture does not depend on what was painted before")
    func order() throws {
        let painter = try Painter()
        let first = try painter.paint(Sample.everything()).bitmap.hash
        _ = try painter.paint(Sample.everything(scale: 1.5))
        _ = try painter.paint(Sample.tree(90, 40, [Sample.rectangle(3, 3, 50, 9, .pureRed)]))
        #expect(try painter.paint(Sample.everything()).bitmap.hash == first)
        #expect(try Painter().paint(Sample.everything()).bitmap.hash == first)
    }

    @Test("S-BYTES-5: With AVX2 and without it the bytes are the same", arguments: [1, 2, 2.75, 3])
    func processors(scale: Double) throws {
        defer { pk_use_wide_vectors(true) }
        let tree = Sample.backdrops(scale: scale)
        func files() throws -> [[UInt8]] {
            let bitmap = try Painter().paint(tree, options: .init(background: .white.opacity(0.5))).bitmap
            return try PNGEncoder.Tier.allCases.map { try PNGEncoder.encode(bitmap, tier: $0) }
        }
        pk_use_wide_vectors(false)
        let baseline = try files()
        pk_use_wide_vectors(true)
        #expect(try files() == baseline)
    }

    @Test("S-BYTES-4: The bytes are the same on every machine and in every build")
    func golden() throws {
        let bitmap = try Sample.paint(Sample.everything(), background: .white)
        #expect(bitmap.hash == "456894eea878eae8e74cfac9a371c865f9a57dcaf8da1d765df1afa5eff6219a")
    }

    @Test("S-BYTES-4: The bytes over backdrops are the same on every machine and in every build")
    func goldenBackdrops() throws {
        let bitmap = try Sample.paint(Sample.backdrops(scale: 2), background: .white)
        #expect(bitmap.hash == "928905ef4eb9cc822c77a40e3f87c108b78b7d2f407303d5730133671efbea6a")
    }

    @Test("The hash is SHA-256 of the pixels")
    func hash() throws {
        let red = Sample.rectangle(0, 0, 2, 1, .pureRed)
        let bitmap = try Sample.paint(Sample.tree(2, 1, [red]))
        // Of the bytes FF 00 00 FF FF 00 00 FF.
        #expect(bitmap.hash == "42af801193fad22a2c6b98d9fe22f22d9c00f8f927539f65d98a41178fa31142")
    }

    /// In a separate process, because memory of concurrent tests would count as growth.
    @Test("A thousand renders do not grow the process")
    func memory() async {
        await #expect(processExitsWith: .success) {
            func residentPages() -> Int {
                let fields = (try? String(contentsOfFile: "/proc/self/statm", encoding: .utf8))?.split(separator: " ")
                return fields.flatMap { $0.count > 1 ? Int($0[1]) : nil } ?? 0
            }
            let painter = try Painter()
            func render(_ round: Int) throws {
                // Other sizes and colors each time, so that caches are exercised and not just hit.
                let scale = 1 + Double(round % 40) / 37
                let tree = Sample.everything(scale: scale)
                _ = try PNGEncoder.encode(painter.paint(tree).bitmap)
            }
            for round in 0..<200 { try render(round) }
            let before = residentPages()
            for round in 0..<1_000 { try render(round) }
            let grown = (residentPages() - before) * 4_096
            #expect(before > 0)
            // The allocator's own slack is a few megabytes; a leak of one layer a render would be 80.
            #expect(grown < 24 << 20, "\(grown >> 10) kB more")
        }
    }
}
