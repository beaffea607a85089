import PixelKernels
import Testing

@Suite("SHA-256")
struct DigestTests {
    private func text(_ bytes: [UInt8], _ digest: (UnsafePointer<UInt8>, Int, UnsafeMutablePointer<UInt8>) -> Void)
        -> String
    {
        var result = [UInt8](repeating: 0, count: 32)
        digest(bytes, bytes.count, &result)
        return result.map { ($0 < 16 ? "0" : "") + String($0, radix: 16) }.joined()
    }

    @Test(
        "The standard's examples",
        arguments: [
            ("", "e3b0c44298fc1c149afbf4c8996fb92427ae41e4649b934ca495991b7852b855"),
            ("abc", "ba7816bf8f01cfea414140de5dae2223b00361a396177a9cb410ff61f20015ad"),
            (
                "abcdbcdecdefdefgefghfghighijhijkijkljklmklmnlmnomnopnopq",
                "248d6a61d20638b8e5c026930c3e6039a33ce45964ff2167f6ecedd419db06c1"
            ),
        ])
    func examples(message: String, digest: String) {
        #expect(text(Array(message.utf8), pk_sha256) == digest)
        #expect(text(Array(message.utf8), pk_sha256_portable) == digest)
    }

    @Test("Two messages hashed at once have their individual digests, whatever their lengths")
    func pairs() {
        for (left, right) in [(0, 0), (0, 200), (63, 64), (64, 64), (119, 55), (120, 1_000), (256, 257), (1_000, 65)] {
            let one = (0..<left).map { UInt8(truncatingIfNeeded: $0 &* 37 &+ left) }
            let two = (0..<right).map { UInt8(truncatingIfNeeded: $0 &* 11 &+ right) }
            var first = [UInt8](repeating: 0, count: 32)
            var second = first
            pk_sha256_two(one, one.count, &first, two, two.count, &second)
            for (bytes, digest) in [(one, first), (two, second)] {
                let together = digest.map { ($0 < 16 ? "0" : "") + String($0, radix: 16) }.joined()
                #expect(together == text(bytes, pk_sha256_portable), "\(left) and \(right) bytes")
            }
        }
    }

    @Test("With and without special instructions the digest is the same, for every length around the block size")
    func equal() {
        for length in 0...260 {
            let bytes = (0..<length).map { UInt8(truncatingIfNeeded: $0 &* 37 &+ length) }
            #expect(text(bytes, pk_sha256) == text(bytes, pk_sha256_portable), "\(length) bytes")
        }
    }
}
