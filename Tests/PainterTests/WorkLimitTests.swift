import CoreGraphics
import PixelKernels
import RenderModel
import Testing

@testable import Painter

/// The budget counts pixel operations, so these tests are about results, not times.
@Suite("The work of a picture")
struct WorkLimitTests {
    private func painter(work: Int) throws -> Painter {
        let painter = try Painter()
        painter.work = work
        return painter
    }

    private func bytes(_ painting: Painter.Painting) -> [UInt8] { painting.bitmap.withUnsafeBytes { Array($0) } }

    private func named(_ name: String, _ effect: Effect, _ nodes: [RenderNode]) -> RenderNode {
        var node = Sample.effect(effect, nodes)
        node.viewType = name
        return node
    }

    private func isOverBudget(_ diagnostic: Diagnostic, _ subject: String) -> Bool {
        diagnostic.code == .notDrawn && diagnostic.subject == subject
            && diagnostic.message.contains("million pixel operations")
    }

    @Test("S-LIMIT-18: Blurs beyond the allowed work are not drawn and are reported by name")
    func blurs() throws {
        let dot = Sample.rectangle(0, 0, 60, 60, .white.opacity(0.1))
        let blurs = (0..<200).map { _ in named("blur(radius:)", .blur(radius: 500, opaque: false), [dot]) }
        let last = Sample.rectangle(0, 0, 3, 3, .pureRed)
        let painting = try painter(work: 100_000_000).paint(Sample.tree(60, 60, blurs + [last]))
        #expect(painting.diagnostics.count == 1)
        #expect(painting.diagnostics.allSatisfy { isOverBudget($0, "blur(radius:)") })
        #expect(painting.bitmap[1, 1] == Pixel(red: 255, green: 0, blue: 0))
    }

    @Test("A node that exceeds the budget leaves enough for its later siblings")
    func siblings() throws {
        let dot = Sample.rectangle(0, 0, 60, 60, .white.opacity(0.1))
        let blurs = (0..<200).map { _ in named("Greedy", .blur(radius: 500, opaque: false), [dot]) }
        let groups = (0..<3).map { _ in RenderNode(frame: .zero, children: blurs) }
        let soft = named("Modest", .blur(radius: 2, opaque: true), [Sample.rectangle(0, 0, 20, 20, .pureRed)])
        let painting = try painter(work: 200_000_000).paint(Sample.tree(60, 60, groups + [soft]))
        #expect(painting.diagnostics.map(\.subject) == ["Greedy"])
        #expect(painting.bitmap[5, 5] == Pixel(red: 255, green: 0, blue: 0))
    }

    @Test("S-LIMIT-18: The default budget ends 200 blurs of the largest radius")
    func defaultBudget() throws {
        let blur = PaintCost.blur(
            pk_rect(x0: -1503, y0: -1503, x1: 474 + 1503, y1: 474 + 1503),
            filled: pk_rect(x0: 0, y0: 0, x1: 474, y1: 474),
            seen: pk_rect(x0: 0, y0: 0, x1: 474, y1: 474), components: 4)
        var budget = PaintBudget(base: PaintBudget.base, pixels: 474 * 474)
        #expect((0..<20).allSatisfy { _ in budget.spend(blur) })
        #expect(!(0..<180).allSatisfy { _ in budget.spend(blur) })
    }

    @Test("Nested shadows, each of which draws its content twice, end")
    func shadows() throws {
        let card = [Sample.rectangle(10, 10, 20, 20, .white), Sample.rectangle(12, 12, 20, 20, .black)]
        var nodes = card
        for _ in 0..<60 {
            nodes = [named("shadow", .shadow(color: .black, radius: 2, offset: .zero), nodes)]
        }
        let painting = try painter(work: 50_000_000).paint(Sample.tree(60, 60, nodes))
        #expect(painting.diagnostics.contains { isOverBudget($0, "shadow") })
    }

    @Test("A folded mesh costs what its cells cover")
    func mesh() throws {
        let side = 300
        let points = (0..<side * side).map { CGPoint(x: $0 % 2 * 400, y: $0 / side % 2 * 400) }
        let paint = Paint.mesh(
            MeshPaint(
                columns: side, rows: side, points: points,
                colors: Array(repeating: RGBA.white, count: side * side), interpolation: .perceptual))
        let node = Sample.rectangle(CGRect(x: 0, y: 0, width: 400, height: 400), paint)
        let painting = try Painter().paint(Sample.tree(400, 400, [node]))
        #expect(painting.diagnostics.contains { isOverBudget($0, "shape") })
    }

    @Test("S-LIMIT-18: Dashes along curves take the work of finding their ends")
    func curvedDashes() throws {
        var arc = PathStorage()
        arc.move(to: .zero)
        arc.cubic(to: CGPoint(x: 900, y: 900), control1: CGPoint(x: 900, y: 0), control2: CGPoint(x: 0, y: 900))
        var straight = PathStorage()
        straight.move(to: .zero)
        straight.line(to: CGPoint(x: 900, y: 900))
        func painting(_ path: PathStorage) throws -> Painter.Painting {
            let dashed = ShapeContent.Style.stroke(StrokeGeometry(width: 1, dash: [0.1, 0.2]))
            let shapes = (0..<4).map { _ in Sample.shape(path, .color(.white), style: dashed) }
            return try painter(work: 60_000_000).paint(Sample.tree(20, 20, shapes))
        }
        #expect(try painting(arc).diagnostics.contains { isOverBudget($0, "shape") })
        #expect(try painting(straight).diagnostics.isEmpty)
    }

    @Test("S-LIMIT-18: Level curves, which make no edge, cost the chords that are computed for them")
    func levelCurves() throws {
        var path = PathStorage()
        path.move(to: .zero)
        for _ in 0..<500 { path.quad(to: .zero, control: CGPoint(x: 400_000, y: 0)) }
        let shapes = (0..<60).map { _ in Sample.shape(path, .color(.white)) }
        let clips = (0..<60).map { _ in
            Sample.effect(.clip(path, evenOdd: false), [Sample.rectangle(0, 0, 3, 3, .white)])
        }
        for nodes in [shapes, clips] {
            let painting = try painter(work: 20_000_000).paint(Sample.tree(20, 20, nodes))
            #expect(painting.diagnostics.contains { $0.message.contains("million pixel operations") })
        }
    }

    @Test("S-LIMIT-18: The stops of a gradient cost work each time that it is used")
    func stops() throws {
        let stops = (0..<10_000).map { GradientStop(color: .white, location: Double($0) / 10_000) }
        let paint = Paint.linear(
            ColorRamp(stops: stops, interpolation: .device), from: .zero, to: CGPoint(x: 9, y: 9))
        let shapes = (0..<100).map { _ in Sample.rectangle(CGRect(x: 0, y: 0, width: 9, height: 9), paint) }
        let painting = try painter(work: 5_000_000).paint(Sample.tree(20, 20, shapes))
        #expect(painting.diagnostics.contains { isOverBudget($0, "shape") })
    }

    @Test("S-LIMIT-18: Round joins cost the points of their arcs")
    func roundJoins() throws {
        var path = PathStorage()
        path.move(to: .zero)
        for index in 1...2_000 { path.line(to: CGPoint(x: Double(index % 50), y: Double(index % 2) * 20)) }
        func painting(_ join: LineJoin) throws -> Painter.Painting {
            let style = ShapeContent.Style.stroke(StrokeGeometry(width: 30, join: join))
            return try painter(work: 12_000_000).paint(
                Sample.tree(50, 50, [Sample.shape(path, .color(.white), style: style)]))
        }
        #expect(try painting(.round).diagnostics.contains { isOverBudget($0, "shape") })
        #expect(try painting(.bevel).diagnostics.isEmpty)
    }

    @Test("S-LIMIT-18: Strokes of symbols cost the points of their round ends")
    func symbolStrokes() throws {
        var path = PathStorage()
        path.move(to: .zero)
        for index in 1...2_000 { path.line(to: CGPoint(x: index % 10, y: index % 2 * 10)) }
        func painting(_ step: SymbolDrawing.Step) throws -> Painter.Painting {
            let drawing = SymbolDrawing(
                name: "test", key: "test", box: CGSize(width: 10, height: 10), layers: [.init(steps: [step])])
            let content = SymbolContent(
                symbol: 0, destination: CGRect(x: 5, y: 5, width: 20, height: 20), layerFills: [Fill(.color(.white))])
            return try painter(work: 5_000_000).paint(
                Sample.tree(30, 30, symbols: [drawing], [RenderNode(.symbol(content), frame: .zero)]))
        }
        #expect(try painting(.stroke(path, width: 2)).diagnostics.contains { isOverBudget($0, "symbol") })
        #expect(try painting(.fill(path)).diagnostics.isEmpty)
    }

    @Test("A path with millions of edges is not drawn and is reported")
    func edges() throws {
        var path = PathStorage()
        path.move(to: .zero)
        for index in 0..<9_000 {
            let far = CGPoint(x: Double(index % 7) * 90_000, y: index % 2 == 0 ? 400_000 : -400_000)
            path.cubic(to: .zero, control1: far, control2: CGPoint(x: -far.x, y: far.y))
        }
        let painting = try Painter().paint(Sample.tree(20, 20, [Sample.shape(path, .color(.white))]))
        #expect(painting.diagnostics.contains { $0.code == .notDrawn && $0.message.contains("edges") })
    }

    @Test("S-BYTES-7: The same budget gives the same bytes and findings, whatever was painted before")
    func deterministic() throws {
        let tree = Sample.everything()
        for work in [200_000, 600_000, 2_000_000] {
            let used = try painter(work: work)
            let first = try used.paint(tree)
            let second = try used.paint(tree)
            let fresh = try painter(work: work).paint(tree)
            #expect(bytes(first) == bytes(second) && bytes(first) == bytes(fresh))
            #expect(first.diagnostics == second.diagnostics && first.diagnostics == fresh.diagnostics)
        }
    }

    @Test("An ordinary picture takes less than a twentieth of the budget")
    func ordinary() throws {
        let tree = Sample.everything()
        let small = try painter(work: PaintBudget.base / 20).paint(tree)
        #expect(small.diagnostics == (try Painter().paint(tree)).diagnostics)
        #expect(!small.diagnostics.contains { $0.message.contains("million pixel operations") })
    }

    @Test("A blur that reaches far beyond the canvas equals the same part of a larger canvas's blur")
    func farBlur() throws {
        let node = Sample.effect(.blur(radius: 40, opaque: false), [Sample.rectangle(250, 250, 60, 60, .pureRed)])
        let whole = try Sample.paint(Sample.tree(560, 560, [node]))
        let clip = PathStorage(rect: CGRect(x: 260, y: 200, width: 30, height: 200))
        let part = try Sample.paint(Sample.tree(560, 560, [Sample.effect(.clip(clip, evenOdd: false), [node])]))
        for y in stride(from: 200, to: 400, by: 7) {
            for x in 260..<290 { #expect(whole[x, y] == part[x, y]) }
        }
    }

    @Test("S-LIMIT-20: Images with more pixels together than are decoded are not drawn and are reported by name")
    func images() throws {
        let bytes = PictureFiles.png
        let images = (0..<4).map { index in
            ImageResource(
                name: "photo \(index)", pixelWidth: 8_192, pixelHeight: 8_192, bytes: bytes + [UInt8(index)],
                format: .encoded)
        }
        let nodes = images.indices.map { index in
            RenderNode(
                .image(
                    ImageContent(
                        image: index, destination: CGRect(x: 0, y: 0, width: 4, height: 4),
                        naturalSize: CGSize(width: 4, height: 4))), frame: .zero)
        }
        let painting = try Painter().paint(Sample.tree(10, 10, images: images, nodes))
        #expect(painting.diagnostics.map(\.subject) == ["photo 2", "photo 3"])
        #expect(painting.diagnostics.allSatisfy { $0.code == .imageTooLarge })
    }

    @Test("A file with more pixels than its resource states is not decoded")
    func understatedImage() throws {
        let bytes = PictureFiles.png
        let image = ImageResource(name: "photo", pixelWidth: 4, pixelHeight: 4, bytes: bytes, format: .encoded)
        let node = RenderNode(
            .image(
                ImageContent(
                    image: 0, destination: CGRect(x: 0, y: 0, width: 4, height: 4),
                    naturalSize: CGSize(width: 4, height: 4))), frame: .zero)
        let painting = try Painter().paint(Sample.tree(10, 10, images: [image], [node]))
        #expect(painting.diagnostics.map(\.code) == [.missingImage])
    }
}
