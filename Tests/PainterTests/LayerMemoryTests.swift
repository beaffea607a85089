import CoreGraphics
import RenderModel
import Testing

@testable import Painter

@Suite("The memory of layers and clips")
struct LayerMemoryTests {
    /// Pixels of a canvas whose layers have one megabyte.
    private static let side = 512.0

    private static let sheet = Sample.rectangle(0, 0, side, side, .pureRed)
    private static let dot = Sample.rectangle(254, 254, 4, 4, .pureBlue)

    /// A clip to it saves half of the pixels.
    private static let diamond: PathStorage = {
        var path = PathStorage()
        path.move(to: CGPoint(x: side / 2, y: 0))
        path.line(to: CGPoint(x: side, y: side / 2))
        path.line(to: CGPoint(x: side / 2, y: side))
        path.line(to: CGPoint(x: 0, y: side / 2))
        path.close()
        return path
    }()

    private func painter(megabytes: Int) throws -> Painter {
        let painter = try Painter()
        painter.buffers = PixelBufferPool(mostHeld: megabytes << 20)
        return painter
    }

    /// The sheet within nested effects, the first of them outermost. Each also contains the dot.
    private func nested(_ effects: [Effect]) -> RenderTree {
        let node = effects.reversed().reduce(Self.sheet) { inner, effect in
            var node = Sample.effect(effect, [inner, Self.dot])
            node.viewType = "nested"
            return node
        }
        return Sample.tree(Self.side, Self.side, [node])
    }

    private static let message =
        "The picture needs more than the allowed 2 MB for layers and clips at a time; this part is not drawn."

    @Test("S-LIMIT-38: Clips that save more than the allowed memory together are not drawn, and the rest is")
    func clips() throws {
        let painter = try painter(megabytes: 2)
        let clip = Effect.clip(Self.diamond, evenOdd: false)
        let few = try painter.paint(nested(Array(repeating: clip, count: 2)))
        #expect(few.diagnostics.isEmpty && few.bitmap[256, 200] == Pixel(red: 255, green: 0, blue: 0))
        let many = try painter.paint(nested(Array(repeating: clip, count: 8)))
        #expect(many.diagnostics.map(\.subject) == ["nested"])
        #expect(many.diagnostics.map(\.message) == [Self.message])
        #expect(many.bitmap[256, 200].alpha == 0)
        #expect(many.bitmap[256, 256] == Pixel(red: 0, green: 0, blue: 255))
        #expect(painter.buffers.free == 2 << 20)
    }

    @Test("S-LIMIT-38: Clips, layers and masks within each other share the allowed memory")
    func mixed() throws {
        let painter = try painter(megabytes: 4)
        let clip = Effect.clip(Self.diamond, evenOdd: false)
        let effects: [Effect] = [clip, .isolate, .opacity(0.9), .mask(Self.sheet), .blend(.multiply)]
        for effect in effects {
            let tree = nested([effect, clip, .isolate, clip, .isolate, clip, .isolate])
            let painting = try painter.paint(tree)
            #expect(painting.diagnostics.map(\.code) == [.notDrawn])
            #expect(painting.bitmap[256, 200].alpha == 0 && painting.bitmap[256, 256].alpha > 0)
            #expect(painter.buffers.free == 4 << 20)
        }
    }

    @Test("S-LIMIT-38: Content whose mask does not fit into the allowed memory is not drawn without it")
    func mask() throws {
        let mask = Effect.mask(Sample.rectangle(0, 0, 100, Self.side, .white))
        let tree = Sample.tree(Self.side, Self.side, [Sample.effect(mask, [Self.sheet])])
        let whole = try painter(megabytes: 3).paint(tree)
        #expect(whole.diagnostics.isEmpty && whole.bitmap[50, 50].alpha == 255 && whole.bitmap[300, 300].alpha == 0)
        let part = try painter(megabytes: 2).paint(tree)
        #expect(part.diagnostics.map(\.code) == [.notDrawn])
        #expect(part.bitmap[50, 50].alpha == 0 && part.bitmap[300, 300].alpha == 0)
    }

    @Test("S-LIMIT-38, S-BYTES-6: A layer counts with its own size, also in a larger buffer of an earlier picture")
    func reused() throws {
        let pool = PixelBufferPool(mostHeld: 8_000)
        #expect(pool.take(width: 1_900, height: 1, for: .layer) != nil)
        let first = try #require(pool.take(width: 1_000, height: 1, for: .layer))
        #expect(first.capacity == 1_900)
        let second = try #require(pool.take(width: 500, height: 2, for: .layer))
        #expect(pool.take(width: 1, height: 1, for: .layer) == nil)
        withExtendedLifetime((first, second)) { #expect(pool.free == 0) }
    }

    @Test("Reused buffers have a limited surplus together")
    func surplus() throws {
        let pool = PixelBufferPool()
        var layers: [PixelBuffer] = []
        for _ in 0..<8 {
            #expect(pool.take(width: 4 << 20, height: 1, for: .layer) != nil)
            layers.append(try #require(pool.take(width: 1 << 20, height: 1, for: .layer)))
        }
        #expect(layers.count { $0.capacity > 1 << 20 } == 5)
    }
}
