import RenderModel
import Testing
import Typesetter

@testable import VectorWriter

@Suite("Interrupted documents")
struct InterruptionTests {
    @Test("S-LIFE-12: After an interruption no byte is allowed")
    func bytes() {
        let interruption = DrawingInterruption()
        var allowance = Allowance(limit: 100, interruption: interruption)
        #expect(allowance.take(60) && allowance.spend(10))
        interruption.request()
        #expect(!allowance.take(1) && !allowance.spend(1))
        #expect(allowance.longest == 0)
    }

    @Test("S-LIFE-12: Nodes after an interruption are not written, and not reported as too large")
    func nodes() {
        let interruption = DrawingInterruption()
        let tree = Sample.tree([Sample.shape(), Sample.shape()])
        var drawing = Drawing(
            tree: tree, options: VectorWriter.Options(), outlines: GlyphOutlines(),
            allowance: Allowance(limit: 1 << 20, interruption: interruption))
        drawing.draw(tree.root.children[0])
        let count = drawing.body.bytes.count
        #expect(count > 0)
        interruption.request()
        drawing.draw(tree.root.children[1])
        #expect(drawing.body.bytes.count == count && drawing.diagnostics.isEmpty)
    }

    @Test("S-LIFE-12: A path ends at an interruption")
    func path() throws {
        let interruption = DrawingInterruption()
        let rest = Allowance(limit: 1 << 20, interruption: interruption)
        #expect(!pathData(Sample.square(), within: rest).isEmpty)
        interruption.request()
        #expect(pathData(Sample.square(), within: rest).isEmpty)
    }

    @Test("S-LIFE-12: An interrupted document is an error, and one that is not interrupted has the usual bytes")
    func document() throws {
        let interruption = DrawingInterruption()
        let tree = Sample.tree([Sample.shape()])
        #expect(try VectorWriter().write(tree, interruption: interruption) == VectorWriter().write(tree))
        interruption.request()
        #expect(throws: DrawingInterrupted()) { try VectorWriter().write(tree, interruption: interruption) }
    }
}
