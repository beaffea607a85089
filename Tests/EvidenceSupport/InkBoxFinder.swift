import CoreGraphics

/// Finds the boxes around what differs from a picture's background.
///
/// 1. Ink is a pixel of which a component differs by more than 24 of 255 from the one eight pixels inside of the top
///    left corner, where no border runs.
/// 2. In each row, pixels of ink that are at most 18 pixels apart belong together; these runs belong together with runs
///    at most 6 rows above that are at most 18 pixels apart: every part is widened by 9 pixels to either side and by
///    3 up and down, and parts that then touch are one.
/// 3. A box is the smallest rectangle around the ink of one part. Boxes are sorted by their top, then their left edge.
package enum InkBoxFinder {
    private static let contrast = 24
    private static let inside = 8
    private static let reach = (x: 18, y: 6)

    private struct Run {
        var columns: ClosedRange<Int>
        let row: Int
        let part: Int
    }

    /// In pixels.
    package static func boxes(_ grid: PixelGrid) -> [CGRect] {
        let background = background(grid)
        var parents: [Int] = []
        func root(_ part: Int) -> Int {
            var part = part
            while parents[part] != part { part = parents[part] }
            return part
        }
        var rows: [[Run]] = []
        for y in 0..<grid.height {
            var runs: [Run] = []
            for x in 0..<grid.width where grid[x, y].distance(to: background) > contrast {
                if let last = runs.last, x - last.columns.upperBound <= reach.x {
                    runs[runs.count - 1].columns = last.columns.lowerBound...x
                } else {
                    runs.append(Run(columns: x...x, row: y, part: parents.count))
                    parents.append(parents.count)
                }
            }
            for above in rows.suffix(reach.y).joined() {
                for run in runs
                where run.columns.lowerBound - reach.x <= above.columns.upperBound
                    && above.columns.lowerBound - reach.x <= run.columns.upperBound
                {
                    parents[root(above.part)] = root(run.part)
                }
            }
            rows.append(runs)
        }
        var boxes: [Int: CGRect] = [:]
        for run in rows.joined() {
            let box = CGRect(x: run.columns.lowerBound, y: run.row, width: run.columns.count, height: 1)
            let part = root(run.part)
            boxes[part] = boxes[part]?.union(box) ?? box
        }
        return boxes.values.sorted { ($0.minY, $0.minX) < ($1.minY, $1.minX) }
    }

    private static func background(_ grid: PixelGrid) -> Pixel {
        grid[min(inside, grid.width - 1), min(inside, grid.height - 1)]
    }
}
