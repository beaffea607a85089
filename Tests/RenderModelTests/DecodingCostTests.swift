import CoreGraphics
import Testing

@testable import RenderModel

/// What a forged message can cost the host.
@Suite("The cost of decoding")
struct DecodingCostTests {
    private func tree(_ nodes: [RenderNode]) -> RenderTree {
        RenderTree(
            size: CGSize(width: 1, height: 1), scale: 1, root: RenderNode(frame: .zero, children: nodes),
            symbols: [])
    }

    private func glyphs(_ count: Int) -> RenderNode {
        let glyph = PositionedGlyph(id: 1, x: 0, y: 0, cluster: 0)
        let run = GlyphRun(
            font: 0, fill: Fill(.color(.black)), glyphs: Array(repeating: glyph, count: count), rightToLeft: false,
            range: 0..<1, width: 1)
        let line = TextLine(
            origin: .zero, width: 1, ascent: 1, descent: 1, runs: [run], decorations: [], attachments: [], range: 0..<1)
        return RenderNode(
            .text(
                TextContent(
                    string: "a", lines: [line], truncated: false, scaleFactor: 1, dynamicDate: nil, setting: [])),
            frame: .zero)
    }

    @Test("S-LIMIT-14: The memory of decoded values may be eight times that of their message, beyond 64 MB")
    func growth() {
        let limits = BinaryLimits()
        #expect(limits.memory(forMessage: 0) == 64 << 20)
        #expect(limits.memory(forMessage: 3 << 20) == 88 << 20)
        #expect(limits.memory(forMessage: 200 << 20) == limits.memory)
        #expect(limits.memory(forMessage: .max) == limits.memory)
    }

    @Test("S-LIMIT-14: The memory of decoded values has a limit that no message raises")
    func memory() {
        let bytes = tree((0..<2_000).map { _ in RenderNode(frame: .zero) }).binary
        #expect(throws: BinaryDecodingError.limit(.memory, allowed: 1 << 17)) {
            try RenderTree(binary: bytes, limits: BinaryLimits(memory: 1 << 17))
        }
    }

    @Test("S-LIMIT-13: The number of values has a limit")
    func values() throws {
        let tree = tree([glyphs(2_000)])
        #expect(throws: BinaryDecodingError.limit(.values, allowed: 1_000)) {
            try RenderTree(binary: tree.binary, limits: BinaryLimits(values: 1_000))
        }
        #expect(try RenderTree(binary: tree.binary) == tree)
    }

    @Test("Nodes that each announce all remaining bytes as children reserve no memory for them")
    func announcedChildren() {
        var writer = BinaryWriter()
        writer.write(RenderTree.binaryVersion)
        writer.write(CGSize(width: 1, height: 1))
        writer.write(1.0)
        for _ in 0..<3 { writer.write(count: 0) }
        let node = RenderNode(frame: .zero).binary
        let levels = 1_900
        for level in 0..<levels {
            for byte in node.dropLast() { writer.write(byte: byte) }
            writer.write(count: (levels - level - 1) * 30 / 35)
        }
        #expect(throws: BinaryDecodingError.self) { try RenderTree(binary: writer.bytes) }
    }

    @Test("S-LIMIT-15: Decoding stops when the caller's time is over")
    func lateness() {
        let tree = tree([glyphs(20_000)])
        #expect(throws: BinaryDecodingError.late) { try RenderTree(binary: tree.binary) { true } }
        #expect(throws: Never.self) { try RenderTree(binary: tree.binary) { false } }
    }

    @Test("A large tree of ordinary nodes is decoded")
    func ordinary() throws {
        let row = (0..<40).map { _ in
            var node = glyphs(12)
            node.viewType = "Text"
            return node
        }
        let tree = tree((0..<500).map { _ in RenderNode(frame: .zero, children: row) })
        #expect(try RenderTree(binary: tree.binary) == tree)
    }
}
