import Foundation
import Testing

@testable import FoundationSupplement

@Suite("Compression of data")
struct CompressionTests {
    @Test("Compressed data decompresses to the original", arguments: [0, 1, 300, 70_000])
    func roundTrip(count: Int) throws {
        let bytes = (0..<count).map { UInt8(truncatingIfNeeded: $0 * $0 / 7) }
        #expect(try Inflate.decode(Deflate.encode(bytes)) == bytes)
        let data = NSData(data: Data(bytes))
        #expect(try data.compressed(using: .zlib).decompressed(using: .zlib) as Data == Data(bytes))
    }

    @Test("Repeated text gets smaller")
    func repetition() {
        let bytes = Array(repeating: UInt8(ascii: "a"), count: 10_000)
        #expect(Deflate.encode(bytes).count < 200)
    }

    @Test("Bytes that are not a compressed stream are rejected")
    func rejection() {
        #expect(throws: (any Error).self) { try Inflate.decode([0xFF, 0xFF, 0xFF]) }
    }
}
