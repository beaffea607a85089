import Foundation
import Painter
import RenderModel
import Typesetter

/// Milliseconds that a piece of work takes.
func milliseconds(_ work: () throws -> Void) rethrows -> Double {
    let start = DispatchTime.now().uptimeNanoseconds
    try work()
    return Double(DispatchTime.now().uptimeNanoseconds - start) / 1e6
}

/// Sorted samples.
struct Samples {
    private let sorted: [Double]

    init(count: Int, _ work: (Int) throws -> Void) rethrows {
        for round in 0..<5 { try work(round) }
        sorted = try (0..<max(count, 1)).map { round in try milliseconds { try work(round) } }.sorted()
    }

    var median: Double { sorted[sorted.count / 2] }

    var json: String {
        let p95 = sorted[min(sorted.count - 1, sorted.count * 95 / 100)]
        func text(_ value: Double) -> String { String(format: "%.3f", value) }
        return """
            {"median": \(text(median)), "p95": \(text(p95)), "min": \(text(sorted[0])), "n": \(sorted.count)}
            """
    }
}

/// One size, over and over in a living process.
struct WarmMeasurement {
    let size: WeatherScene.Size
    let count: Int

    func run() throws {
        let painter = try Painter()
        let typesetter = Typesetter.standard
        var file: [UInt8] = []
        let first = try milliseconds {
            let tree = WeatherScene.tree(size, render: 0, typesetter: typesetter)
            file = try PNGEncoder.encode(painter.paint(tree).bitmap)
        }
        func tree(_ round: Int) -> RenderTree { WeatherScene.tree(size, render: round, typesetter: typesetter) }
        let whole = try Samples(count: count) { round in
            _ = try PNGEncoder.encode(painter.paint(tree(round)).bitmap)
        }
        let raw = try Samples(count: count) { round in _ = try painter.paint(tree(round)) }
        let text = Samples(count: count) { round in _ = tree(round) }
        let trees = (0..<16).map(tree)
        let treeToPNG = try Samples(count: count) { round in
            _ = try PNGEncoder.encode(painter.paint(trees[round % trees.count]).bitmap)
        }
        let pixels = try Samples(count: count) { round in _ = try painter.paint(trees[round % trees.count]) }
        let small = try Samples(count: min(count, 20)) { round in
            _ = try PNGEncoder.encode(painter.paint(trees[round % trees.count]).bitmap, tier: .small)
        }
        let smallFile = try PNGEncoder.encode(painter.paint(trees[0]).bitmap, tier: .small)
        print(
            """
            {"peer": "tessera", "size": "\(size.rawValue)", "first_ms": \(String(format: "%.2f", first)), \
            "png_bytes": \(file.count), "small_png_bytes": \(smallFile.count), "png": \(whole.json), \
            "raw": \(raw.json), "typeset": \(text.json), "tree_png": \(treeToPNG.json), "tree_raw": \(pixels.json), \
            "small_png": \(small.json), "rss_mb": \(String(format: "%.1f", peakMegabytes()))}
            """)
    }

    /// The most memory the process ever held.
    private func peakMegabytes() -> Double {
        var usage = rusage()
        getrusage(__rusage_who_t(RUSAGE_SELF.rawValue), &usage)
        return Double(usage.ru_maxrss) / 1024
    }
}

/// Forty small, forty medium and forty large pictures to PNG in memory, as a widget's matrix of devices and appearances
/// is.
struct MatrixMeasurement {
    private static let perSize = 40

    func run() throws {
        let trees = WeatherScene.Size.allCases.flatMap { size in
            (0..<Self.perSize).map { WeatherScene.tree(size, render: $0, typesetter: .standard) }
        }
        let painters = try [Painter(), Painter()]
        func one() throws {
            for tree in trees { _ = try PNGEncoder.encode(painters[0].paint(tree).bitmap) }
        }
        try one()
        let single = try milliseconds(one)
        // Two halves of equal work, a painter each.
        let halves = (0..<2).map { half in trees.enumerated().filter { $0.offset % 2 == half }.map(\.element) }
        let workers = zip(painters, halves).map { Worker(painter: $0, trees: $1) }
        func two() {
            let threads = workers.map { worker in Thread { worker.work() } }
            for thread in threads {
                thread.stackSize = 8 << 20
                thread.start()
            }
            for worker in workers { worker.done.wait() }
        }
        two()
        let double = milliseconds(two)
        if let failure = workers.lazy.compactMap(\.failure).first { throw failure }
        print(
            """
            {"pictures": \(trees.count), "one_thread_ms": \(String(format: "%.1f", single)), \
            "two_threads_ms": \(String(format: "%.1f", double))}
            """)
    }

    /// Half of the pictures on a thread of its own.
    private final class Worker: @unchecked Sendable {
        // Used by one thread at a time: its own, then, once `done` was signaled, the one that waited for it.
        private let painter: Painter
        private let trees: [RenderTree]
        private(set) var failure: (any Error)?
        let done = DispatchSemaphore(value: 0)

        init(painter: Painter, trees: [RenderTree]) {
            self.painter = painter
            self.trees = trees
        }

        func work() {
            do {
                for tree in trees { _ = try PNGEncoder.encode(painter.paint(tree).bitmap) }
            } catch {
                failure = error
            }
            done.signal()
        }
    }
}
