import Foundation
import Testing

@Suite("Decoders of untrusted input")
struct CorpusTests {
    private static let folder = URL(fileURLWithPath: #filePath).deletingLastPathComponent()
        .appendingPathComponent("Corpus")

    private static func inputs(of name: String) throws -> [URL] {
        try FileManager.default.contentsOfDirectory(
            at: folder.appendingPathComponent(name), includingPropertiesForKeys: nil
        ).sorted { $0.path < $1.path }
    }

    @Test(
        "S-FILE-14: Each input of the corpus is accepted or rejected without a trap",
        arguments: FuzzTarget.all.map(\.name))
    func corpus(name: String) throws {
        let target = try #require(FuzzTarget.named(name))
        let inputs = try Self.inputs(of: name)
        #expect(
            !inputs.isEmpty, "Tests/FuzzingTests/Corpus/\(name) has no inputs, so a search would begin with nothing")
        for input in inputs {
            let bytes = [UInt8](try Data(contentsOf: input))
            #expect(bytes.count <= target.longest, "\(input.lastPathComponent) is longer than the target's inputs")
            target.run(bytes)
            // Most of what decoders must bear is an input that ends early.
            for length in stride(from: 0, to: bytes.count, by: max(1, bytes.count / 16)) {
                target.run(Array(bytes[..<length]))
            }
        }
    }

    @Test("S-FILE-14: Each folder of the corpus belongs to a target, and all are small")
    func folders() throws {
        let names = try FileManager.default.contentsOfDirectory(atPath: Self.folder.path)
        #expect(Set(names) == Set(FuzzTarget.all.map(\.name)))
        var size = 0
        for name in names {
            for input in try Self.inputs(of: name) { size += try Data(contentsOf: input).count }
        }
        #expect(size < 300_000)
    }
}
