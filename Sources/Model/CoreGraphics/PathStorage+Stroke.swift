import Foundation

extension PathStorage {
    /// The outline of a stroke, to be filled by the nonzero rule.
    ///
    /// - Parameters:
    ///   - width: points.
    ///   - miterLimit: a miter longer than this many widths becomes a bevel.
    ///   - dash: lengths of alternating strokes and gaps in points; empty for a solid line.
    ///   - dashPhase: the start of the path within the pattern, in points.
    ///   - tolerance: maximum deviation of the outline, in points.
    ///   - isInterrupted: whether the outline is no longer needed; it then ends early.
    package func stroked(
        width: Double, cap: CGLineCap = .butt, join: CGLineJoin = .miter, miterLimit: Double = 10,
        dash: [Double] = [], dashPhase: Double = 0, tolerance: Double = 0.02, isInterrupted: () -> Bool = { false }
    ) -> PathStorage {
        let line = dash.isEmpty ? self : dashed(lengths: dash, phase: dashPhase, isInterrupted: isInterrupted)
        return PathStroker(width: width, cap: cap, join: join, miterLimit: miterLimit, tolerance: tolerance)
            .outline(of: line, isInterrupted: isInterrupted)
    }

    /// An upper bound of the strokes and gaps into which a dash pattern splits the path; 0 if the pattern leaves the path
    /// unchanged.
    ///
    /// - Parameter isInterrupted: whether the number is no longer needed; it is then 0.
    package func dashCount(_ lengths: [Double], isInterrupted: () -> Bool = { false }) -> Int {
        let period = lengths.reduce(0, +)
        guard lengths.allSatisfy({ $0 >= 0 && $0.isFinite }), period > 0,
            let length = length(unless: isInterrupted)
        else { return 0 }
        let count = length / period * Double(lengths.count)
        return count < Self.mostDashes ? Int(count) + points.count + lengths.count : 0
    }

    private static let mostDashes = 100_000.0

    /// The path split into the strokes of a dash pattern.
    ///
    /// 1. An odd number of lengths is repeated so that strokes and gaps alternate. A pattern with a negative or
    ///    infinite length, or of total length zero, leaves the path unchanged.
    /// 2. Each contour restarts the pattern at `phase`.
    /// 3. Walk each segment, split at every boundary of the pattern; parts on a stroke are kept, as part of the same
    ///    dash if the dash started in an earlier segment.
    ///
    /// A pattern that would produce more than 100,000 dashes leaves the path unchanged.
    ///
    /// - Parameter isInterrupted: whether the strokes are no longer needed; they are then incomplete.
    package func dashed(
        lengths: [Double], phase: Double, isInterrupted: () -> Bool = { false }
    ) -> PathStorage {
        guard phase.isFinite, dashCount(lengths, isInterrupted: isInterrupted) > 0 else { return self }
        let pattern = lengths.count % 2 == 0 ? lengths : lengths + lengths
        let period = pattern.reduce(0, +)

        var result = PathStorage()
        var work = PathWork()
        for contour in contours {
            var cursor = DashCursor(pattern: pattern, period: period, phase: phase)
            var isDrawing = false
            for segment in contour.segments {
                let total = segment.length
                var position = 0.0
                while position < total {
                    guard work.goes(on: isInterrupted) else { return result }
                    let next = min(position + cursor.remaining, total)
                    if cursor.isStroke {
                        let t0 = segment.parameter(atLength: position, total: total)
                        let t1 = segment.parameter(atLength: next, total: total)
                        let part = segment.part(from: t0, to: t1)
                        if !isDrawing { result.move(to: part.start) }
                        isDrawing = true
                        result.append(part)
                    } else {
                        isDrawing = false
                    }
                    if cursor.advance(by: next - position) { isDrawing = false }
                    position = next
                }
            }
        }
        return result
    }
}

/// A position within a dash pattern.
private struct DashCursor {
    let pattern: [Double]
    private var index = 0
    /// The rest of the current stroke or gap.
    private(set) var remaining: Double

    init(pattern: [Double], period: Double, phase: Double) {
        self.pattern = pattern
        var offset = phase.truncatingRemainder(dividingBy: period)
        if offset < 0 { offset += period }
        while index < pattern.count - 1, offset > 0, offset >= pattern[index] {
            offset -= pattern[index]
            index += 1
        }
        remaining = max(pattern[index] - offset, 0)
    }

    var isStroke: Bool { index % 2 == 0 }

    /// Advances; returns true when a stroke or gap ended.
    mutating func advance(by distance: Double) -> Bool {
        remaining -= distance
        guard remaining <= 1e-9 else { return false }
        repeat {
            index = (index + 1) % pattern.count
            remaining = pattern[index]
        } while remaining == 0 && !isStroke
        return true
    }
}
