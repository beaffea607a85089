import CoreGraphics
import RenderModel
import Testing

@Suite("Binary form of the render tree")
struct BinaryCodingTests {
    @Test("A tree with every kind of content survives the round trip")
    func roundTrip() throws {
        let tree = SampleTree.tree
        #expect(try RenderTree(binary: tree.binary) == tree)
        #expect(tree.binary == tree.binary)
    }

    @Test("Integers of every length survive the round trip")
    func integers() throws {
        let values = [0, 1, -1, 63, 64, -64, -65, 1 << 20, .max, .min]
        var writer = BinaryWriter()
        for value in values { writer.write(value) }
        writer.write(unsigned: .max)
        var reader = try BinaryReader(writer.bytes)
        for value in values { #expect(try reader.int() == value) }
        #expect(try reader.unsigned() == .max)
        try reader.finish()
    }

    @Test("A truncated tree is an error, wherever it was cut")
    func truncated() {
        let bytes = SampleTree.tree.binary
        for length in 0..<bytes.count {
            #expect(throws: BinaryDecodingError.self) { try RenderTree(binary: Array(bytes[..<length])) }
        }
    }

    @Test("A tree with a corrupted byte decodes or fails, and a decoded tree can be validated and dumped")
    func mutated() {
        let bytes = SampleTree.tree.binary
        var generator = TestGenerator(seed: 7)
        var rejected = 0
        for index in bytes.indices {
            var copy = bytes
            copy[index] ^= UInt8(truncatingIfNeeded: generator.next() | 1)
            do {
                let tree = try RenderTree(binary: copy)
                _ = tree.validate()
                _ = tree.dump
                _ = tree.json
            } catch {
                rejected += 1
            }
        }
        #expect(rejected > 0)
    }

    @Test("Random bytes are an error")
    func noise() {
        var generator = TestGenerator(seed: 11)
        for _ in 0..<500 {
            let bytes = (0..<200).map { _ in UInt8(truncatingIfNeeded: generator.next()) }
            #expect(throws: BinaryDecodingError.self) { try RenderTree(binary: bytes) }
        }
    }

    @Test("A count larger than the data is rejected before memory is allocated")
    func lyingCount() {
        var writer = BinaryWriter()
        writer.write(RenderTree.binaryVersion)
        writer.write(CGSize(width: 1, height: 1))
        writer.write(1.0)
        writer.write(unsigned: UInt64(Int.max))
        #expect(throws: BinaryDecodingError.truncated(offset: writer.bytes.count)) {
            try RenderTree(binary: writer.bytes)
        }
    }

    @Test("S-LIMIT-13: A tree at the depth limit is read, compared, checked and freed; one level more is rejected")
    func depth() throws {
        let limit = BinaryLimits().depth
        let deepest = SampleTree.chain(depth: limit)
        let copy = try RenderTree(binary: deepest.binary)
        #expect(copy == deepest)
        #expect(copy.validate() == [])
        #expect(copy.dump.count > limit)
        #expect(copy.hashValue == deepest.hashValue)
        #expect(throws: BinaryDecodingError.limit(.depth, allowed: limit)) {
            try RenderTree(binary: SampleTree.chain(depth: limit + 1).binary)
        }
    }

    @Test("S-LIMIT-42: A text with more combining marks in a row than the limit is rejected", .timeLimit(.minutes(30)))
    func marks() throws {
        func text(_ count: Int) -> String {
            "e" + String(repeating: "\u{301}\u{323}", count: count / 2) + (count.isMultiple(of: 2) ? "" : "\u{301}")
        }
        let most = text(CombiningMarks.limit) + "n" + text(CombiningMarks.limit)
        #expect(try String(binary: most.binary) == most)
        for count in [CombiningMarks.limit + 1, 1_000_000] {
            #expect(throws: BinaryDecodingError.limit(.marks, allowed: CombiningMarks.limit)) {
                try String(binary: text(count).binary)
            }
        }
    }

    @Test("Masks within masks are limited because they are read by recursion")
    func nestedMasks() {
        var node = RenderNode(frame: .zero)
        for _ in 0..<101 { node = RenderNode(.effect(.mask(node)), frame: .zero) }
        let tree = RenderTree(size: CGSize(width: 1, height: 1), scale: 1, root: node)
        #expect(throws: BinaryDecodingError.limit(.depth, allowed: 100)) { try RenderTree(binary: tree.binary) }
    }

    @Test("S-LIMIT-13: Nodes and bytes have limits")
    func limits() {
        let wide = RenderNode(frame: .zero, children: Array(repeating: RenderNode(frame: .zero), count: 10))
        let tree = RenderTree(size: CGSize(width: 1, height: 1), scale: 1, root: wide)
        #expect(throws: BinaryDecodingError.limit(.nodes, allowed: 10)) {
            try RenderTree(binary: tree.binary, limits: BinaryLimits(nodes: 10))
        }
        #expect(throws: BinaryDecodingError.limit(.bytes, allowed: 10)) {
            try RenderTree(binary: tree.binary, limits: BinaryLimits(bytes: 10))
        }
    }

    @Test("A different version and trailing bytes are reported")
    func versionAndRest() {
        let bytes = SampleTree.tree.binary
        #expect(throws: BinaryDecodingError.trailingBytes(count: 2)) { try RenderTree(binary: bytes + [0, 0]) }
        var writer = BinaryWriter()
        writer.write(99)
        #expect(throws: BinaryDecodingError.version(found: 99, expected: RenderTree.binaryVersion)) {
            try RenderTree(binary: writer.bytes)
        }
    }
}

/// SplitMix64: the same numbers on every run.
struct TestGenerator: RandomNumberGenerator {
    private var state: UInt64

    init(seed: UInt64) { state = seed }

    mutating func next() -> UInt64 {
        state &+= 0x9E37_79B9_7F4A_7C15
        var value = state
        value = (value ^ (value >> 30)) &* 0xBF58_476D_1CE4_E5B9
        value = (value ^ (value >> 27)) &* 0x94D0_49BB_1331_11EB
        return value ^ (value >> 31)
    }
}
