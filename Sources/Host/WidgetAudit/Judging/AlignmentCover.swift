import CoreGraphics

/// Vertical lines that reach each of some rectangles by its leading edge, its center or its trailing edge.
///
/// 1. The edges of each kind within a tolerance are a line. So each rectangle is on three lines.
/// 2. The line that reaches the most rectangles that no line has reached yet is counted, until all are reached: the
///    greedy solution of a set cover, which can have more lines than the smallest one.
///
/// Lines wait by the number of their unreached rectangles, and move down when it has fallen. A line moves at most as often
/// as it has rectangles, so that the time is that of the sorting.
enum AlignmentCover {
    static func count(of rectangles: [CGRect], tolerance: Double) -> Int {
        let lines = lines(through: rectangles, tolerance: tolerance)
        var linesOfRectangle = [[Int]](repeating: [], count: rectangles.count)
        for (line, members) in lines.enumerated() { for member in members { linesOfRectangle[member].append(line) } }
        var unreached = lines.map(\.count)
        var waiting = [[Int]](repeating: [], count: (unreached.max() ?? 0) + 1)
        for line in lines.indices { waiting[unreached[line]].append(line) }
        var isReached = [Bool](repeating: false, count: rectangles.count)
        var result = 0
        for size in waiting.indices.reversed() where size > 0 {
            for line in waiting[size] {
                guard unreached[line] == size else {
                    waiting[unreached[line]].append(line)
                    continue
                }
                result += 1
                for member in lines[line] where !isReached[member] {
                    isReached[member] = true
                    for other in linesOfRectangle[member] { unreached[other] -= 1 }
                }
            }
        }
        return result
    }

    /// The indices of the rectangles on each line.
    private static func lines(through rectangles: [CGRect], tolerance: Double) -> [[Int]] {
        let sides: [(CGRect) -> CGFloat] = [{ $0.minX }, { $0.midX }, { $0.maxX }]
        return sides.flatMap { side in
            let edges = rectangles.map(side)
            var result: [[Int]] = []
            var start = -CGFloat.infinity
            for index in rectangles.indices.sorted(by: { (edges[$0], $0) < (edges[$1], $1) }) {
                if edges[index] - start > tolerance {
                    result.append([])
                    start = edges[index]
                }
                result[result.count - 1].append(index)
            }
            return result
        }
    }
}
