import CoreGraphics
import Foundation
import Painter
import RenderModel
import Testing

@Suite("Hostile trees")
struct HostileTreeTests {
    private static let bad = [Double.nan, .infinity, -.infinity, 1e300, -1e300]

    @Test("S-LIMIT-19: An empty, infinite or oversized canvas is rejected with a reason")
    func canvases() throws {
        let painter = try Painter()
        for (width, height, scale) in [
            (0.0, 10.0, 1.0), (-5, 10, 1), (.nan, 10, 1), (.infinity, 10, 1), (10, 10, 0), (10, 10, .nan),
        ] {
            #expect(throws: PaintFailure.self) { try painter.paint(Sample.tree(width, height, scale: scale, [])) }
        }
        #expect(throws: PaintFailure.canvasTooLarge(width: 30_000, height: 30)) {
            try painter.paint(Sample.tree(10_000, 10, scale: 3, []))
        }
    }

    @Test("Non-finite numbers never trap; the node is skipped and reported", arguments: bad)
    func numbers(bad: Double) throws {
        let painter = try Painter()
        let point = CGPoint(x: bad, y: 3)
        var path = PathStorage()
        path.move(to: CGPoint(x: 1, y: 1))
        path.cubic(to: CGPoint(x: 9, y: 9), control1: point, control2: CGPoint(x: 2, y: bad))
        path.line(to: point)
        path.close()
        let ramp = Sample.ramp([(.pureRed, bad), (RGBA(red: .nan, green: 1, blue: .infinity, alpha: 1), 1)])
        let rect = CGRect(x: 0, y: 0, width: 20, height: 20)
        let stroke = StrokeGeometry(width: bad, miterLimit: bad, dash: [bad, 1], dashPhase: bad)
        let whole = Sample.rectangle(rect, .color(.white))
        let nodes: [RenderNode] = [
            Sample.shape(path, .color(.pureRed)),
            Sample.shape(path, .color(.pureRed), style: .stroke(stroke)),
            Sample.shape(PathStorage(rect: rect), .color(.pureRed), style: .stroke(stroke)),
            Sample.rectangle(rect, .linear(ramp, from: point, to: .zero)),
            Sample.rectangle(rect, .radial(ramp, center: point, from: bad, to: 3)),
            Sample.rectangle(
                rect,
                .elliptical(ramp, frame: CGRect(x: bad, y: 0, width: bad, height: 1), center: .zero, from: 0, to: 1)),
            Sample.rectangle(rect, .angular(ramp, center: .zero, from: bad, to: 1)),
            Sample.rectangle(rect, .angular(ramp, center: point, from: 0, to: bad)),
            Sample.rectangle(rect, .faded(.color(.white), bad)),
            Sample.rectangle(
                rect,
                .mesh(
                    MeshPaint(
                        columns: 2, rows: 2, points: [point, .zero, point, .zero],
                        colors: [.white, .black, .white, .black], interpolation: .perceptual))),
            Sample.effect(.clip(path, evenOdd: true), [whole]),
            Sample.effect(.opacity(bad), [whole, whole]),
            Sample.effect(.transform(CGAffineTransform(a: bad, b: 0, c: 0, d: 1, tx: 0, ty: bad)), [whole]),
            Sample.effect(.blur(radius: bad, opaque: true), [whole]),
            Sample.effect(.blur(radius: bad, opaque: false), [Sample.shape(path, .color(.white))]),
            Sample.effect(.shadow(color: .black, radius: bad, offset: point), [whole]),
            Sample.effect(.shadow(color: .black, radius: 3, offset: point), [whole, whole]),
            Sample.effect(.colorFilter(.hueRotation(bad)), [whole]),
            Sample.effect(.colorFilter(.contrast(bad)), [whole]),
            Sample.text("a", x: bad, y: 4, font: 0, size: 10, color: .white),
            Sample.text("a", x: 4, y: 4, font: 1, size: 10, color: .white),
            RenderNode(
                .image(
                    ImageContent(
                        image: 0, destination: CGRect(x: 0, y: bad, width: bad, height: 3),
                        naturalSize: CGSize(width: bad, height: 1), resizing: .tile)), frame: .zero),
            RenderNode(
                .symbol(
                    SymbolContent(symbol: 0, destination: CGRect(x: 0, y: 0, width: bad, height: 3), layerFills: [])),
                frame: .zero),
        ]
        let symbol = SymbolDrawing(
            name: "s", key: "s", box: CGSize(width: 1, height: 1), layers: [.init(steps: [.fill(path)])])
        let image = ImageResource(name: "i", pixelWidth: 1, pixelHeight: 1, bytes: [1, 2, 3, 4], format: .rawRGBA)
        let fonts = [FontInstance(file: "fixed-metric", size: 10), FontInstance(file: "fixed-metric", size: bad)]
        for node in nodes {
            let tree = Sample.tree(20, 20, fonts: fonts, symbols: [symbol], images: [image], [node])
            _ = try painter.paint(tree)
        }
        let tree = Sample.tree(
            20, 20, [Sample.shape(PathStorage(rect: CGRect(x: 1, y: 1, width: Double.nan, height: 3)), .color(.white))])
        #expect(try painter.paint(tree).diagnostics.map(\.code) == [.invalidGeometry])
    }

    @Test("Out-of-range indices are reported")
    func indices() throws {
        let tree = Sample.tree(
            10, 10,
            [
                Sample.text("a", x: 0, y: 9, font: 3, size: 9, color: .white),
                RenderNode(.symbol(SymbolContent(symbol: -1, destination: .zero, layerFills: [])), frame: .zero),
                RenderNode(
                    .image(ImageContent(image: 7, destination: .zero, naturalSize: .zero)), frame: .zero),
            ])
        let painting = try Painter().paint(tree)
        #expect(painting.diagnostics.count == 3)
    }

    @Test("A tree at the depth limit is drawn, a deeper one is cut off and reported")
    func depth() throws {
        @Sendable func tree(_ depth: Int) -> RenderTree {
            var node = Sample.rectangle(0, 0, 4, 4, .pureRed)
            for _ in 0..<depth { node = RenderNode(frame: .zero, children: [node]) }
            return Sample.tree(4, 4, [node])
        }
        // The depth that is promised needs a stack of eight megabytes, which test threads may lack.
        let results = OnLargeStack.run { () -> [(UInt8, [Diagnostic.Code])] in
            guard let painter = try? Painter() else { return [] }
            return [tree(1_990), tree(3_000)].compactMap { tree in
                (try? painter.paint(tree)).map { ($0.bitmap[1, 1].alpha, $0.diagnostics.map(\.code)) }
            }
        }
        #expect(results.map(\.0) == [255, 0])
        #expect(results.map(\.1) == [[], [.depthLimit]])
    }

    @Test("Endlessly nested layers hit a limit instead of running out of memory")
    func nestedLayers() throws {
        var node = Sample.rectangle(0, 0, 1_000, 1_000, .pureRed)
        for _ in 0..<300 { node = Sample.effect(.isolate, [node, Sample.rectangle(0, 0, 2, 2, .pureBlue)]) }
        let painting = try Painter().paint(Sample.tree(1_000, 1_000, [node]))
        #expect(painting.bitmap[1, 1] == Pixel(red: 0, green: 0, blue: 255))
        #expect(painting.diagnostics.contains { $0.code == .notDrawn })
    }

    /// Seconds of one thread's processor time, which other work on the machine does not use up.
    private static var processorTime: Double {
        var time = timespec()
        clock_gettime(CLOCK_THREAD_CPUTIME_ID, &time)
        return Double(time.tv_sec) + Double(time.tv_nsec) / 1e9
    }

    @Test("Enormous shapes, blurs and shadows fill the canvas within seconds of work")
    func enormous() throws {
        let huge = CGRect(x: -1e9, y: -1e9, width: 2e9, height: 2e9)
        let sheet = Sample.rectangle(huge, .color(.white))
        let white = Pixel(red: 255, green: 255, blue: 255)
        let nodes: [(RenderNode, Pixel?)] = [
            (Sample.rectangle(huge, .color(.pureRed)), Pixel(red: 255, green: 0, blue: 0)),
            (Sample.shape(PathStorage(ellipseIn: huge), .color(.pureBlue)), Pixel(red: 0, green: 0, blue: 255)),
            (Sample.effect(.blur(radius: 1e6, opaque: true), [sheet]), white),
            (Sample.effect(.blur(radius: 1e6, opaque: false), [sheet]), nil),
            (Sample.effect(.shadow(color: .black, radius: 1e6, offset: .zero), [sheet]), white),
        ]
        for (node, color) in nodes {
            let start = Self.processorTime
            let bitmap = try Painter().paint(Sample.tree(30, 30, [node])).bitmap
            // The widest blur takes 1.4 seconds without optimization.
            #expect(Self.processorTime - start < 15)
            guard let color else { continue }
            for pixel in [bitmap[0, 0], bitmap[15, 15], bitmap[29, 29]] { #expect(pixel == color) }
        }
    }
}

/// Runs work on a thread with the stack of a main thread.
enum OnLargeStack {
    private final class Box<Value>: @unchecked Sendable {
        // Written by the one thread, read after the semaphore.
        var value: Value?
    }

    static func run<Value>(_ work: @escaping @Sendable () -> Value) -> Value where Value: Sendable {
        let box = Box<Value>()
        let done = DispatchSemaphore(value: 0)
        let thread = Thread {
            box.value = work()
            done.signal()
        }
        thread.stackSize = 8 << 20
        thread.start()
        done.wait()
        guard let value = box.value else { fatalError("the thread ended without a result") }
        return value
    }
}
