import CoreGraphics
import Foundation
import PixelKernels
import RenderModel
import Testing

@testable import Painter

@Suite("Interrupted paintings")
struct InterruptionTests {
    private func bytes(_ painting: Painter.Painting) -> [UInt8] { painting.bitmap.withUnsafeBytes { Array($0) } }

    /// Each shadow draws its content twice, so that the work doubles with each level.
    private func endless() -> RenderTree {
        var nodes = [Sample.rectangle(10, 10, 20, 20, .white), Sample.rectangle(12, 12, 20, 20, .black)]
        for _ in 0..<60 { nodes = [Sample.effect(.shadow(color: .black, radius: 2, offset: .zero), nodes)] }
        return Sample.tree(60, 60, nodes)
    }

    @Test("S-LIFE-12: After an interruption no step is allowed, and nothing is reported")
    func steps() throws {
        let interruption = DrawingInterruption()
        let session = TreePainter(
            painter: try Painter(), tree: Sample.tree(10, 10, []), scale: 1, appearance: .light,
            budget: PaintBudget(base: 1_000, pixels: 0), interruption: interruption)
        #expect(session.spend(600))
        interruption.request()
        #expect(!session.spend(1) && !session.spend(1_000_000))
        #expect(session.diagnostics.isEmpty)
    }

    @Test("S-LIFE-12: A step of many rows ends between two of them")
    func rows() throws {
        let scratch = try #require(pk_scratch_create())
        defer { pk_scratch_destroy(scratch) }
        let outline = try #require(OutlineBuilder())
        outline.add(PathStorage(rect: CGRect(x: 0, y: 0, width: 8, height: 8)), transform: .identity)
        let area = pk_rect(x0: 0, y0: 0, x1: 8, y1: 8)
        var pixels = [UInt32](repeating: 7, count: 64)
        func draw() -> Bool {
            pixels.withUnsafeMutableBufferPointer { buffer in
                var surface = pk_surface(pixels: buffer.baseAddress, width: 8, height: 8, stride: 8, x: 0, y: 0)
                PaintSource(color: .white, opacity: 1).withKernelSource { source in
                    pk_fill(scratch, &surface, area, outline.pointer, PK_NONZERO, true, source)
                }
                return pk_blur_surface_within(scratch, &surface, 2, true, area)
            }
        }
        pk_scratch_set_interruption(scratch, { _ in true }, nil)
        #expect(!draw() && pixels.allSatisfy { $0 == 7 })
        pk_scratch_set_interruption(scratch, nil, nil)
        #expect(draw() && pixels.allSatisfy { $0 == .max })
    }

    @Test("S-LIFE-12: Flattening one contour of many points ends within a block of chords and draws nothing")
    func chords() throws {
        let scratch = try #require(pk_scratch_create())
        defer { pk_scratch_destroy(scratch) }
        let outline = try #require(OutlineBuilder(scratch: scratch))
        var path = PathStorage()
        path.move(to: .zero)
        for index in 1...100_000 { path.line(to: CGPoint(x: index % 50, y: index % 40)) }
        outline.add(path, transform: .identity)
        #expect(outline.isWhole && outline.visits > 100_000)
        pk_scratch_set_interruption(scratch, { _ in true }, nil)
        outline.reset()
        outline.add(path, transform: .identity)
        #expect(!outline.isWhole && outline.bounds.isEmpty && outline.visits < 10_000)
    }

    @Test("S-LIFE-12: A PNG file is not completed after an interruption", arguments: PNGEncoder.Tier.allCases)
    func encoding(tier: PNGEncoder.Tier) throws {
        let bitmap = try Sample.paint(Sample.everything())
        let interruption = DrawingInterruption()
        let file = try PNGEncoder.encode(bitmap, tier: tier, interruption: interruption)
        #expect(try file == PNGEncoder.encode(bitmap, tier: tier))
        interruption.request()
        #expect(throws: PaintFailure.interrupted) {
            try PNGEncoder.encode(bitmap, tier: tier, interruption: interruption)
        }
    }

    @Test("S-LIFE-12: Nothing of an interrupted decoding is kept")
    func decoding() throws {
        let store = PictureStore(decoding: .confined)
        let interruption = DrawingInterruption()
        interruption.request()
        let image = ImageResource(
            name: "photo", pixelWidth: 16, pixelHeight: 8, bytes: PictureFiles.png, format: .encoded)
        func glyph(_ interruption: DrawingInterruption?) -> Picture? {
            store.glyphPicture(
                file: "bundle:test/Test.ttf", face: 0, glyph: 1, interruption: interruption, png: { PictureFiles.png })
        }
        #expect(throws: PictureFailure.interrupted) { try store.picture(for: image, interruption: interruption) }
        #expect(glyph(interruption) == nil)
        #expect(try store.picture(for: image).width == 16)
        #expect(glyph(nil)?.width == 16)
    }

    @Test("S-LIFE-12: The outline of a stroke ends between two contours")
    func contours() {
        var path = PathStorage()
        for row in 0..<10 {
            path.move(to: CGPoint(x: 0, y: row))
            path.line(to: CGPoint(x: 9, y: row))
        }
        let stroke = StrokeGeometry(width: 1)
        let whole = stroke.outline(of: path, tolerance: 0.1)
        var polls = 0
        let part = stroke.outline(of: path, tolerance: 0.1) {
            polls += 1
            return polls > 3
        }
        #expect(polls == 4 && part.points.count * 10 == whole.points.count * 3)
    }

    @Test("S-LIFE-12: A painting that does not end is abandoned, and the painter then paints others as before")
    func abandoned() throws {
        let painter = try Painter()
        painter.work = .max / 2
        let interruption = DrawingInterruption()
        Thread.detachNewThread {
            Thread.sleep(forTimeInterval: 0.02)
            interruption.request()
        }
        #expect(throws: PaintFailure.interrupted) { try painter.paint(endless(), interruption: interruption) }
        painter.work = PaintBudget.base
        let next = try painter.paint(Sample.everything(), interruption: DrawingInterruption())
        let fresh = try Painter().paint(Sample.everything())
        #expect(bytes(next) == bytes(fresh) && next.diagnostics == fresh.diagnostics)
    }
}
