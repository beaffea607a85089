import CoreGraphics

/// Places widgets one after the other, each in the first open spot, and never moves those before it. Lengths are in
/// points, before mirroring.
///
/// 1. An area has columns with room for two small widgets side by side. A small widget begins at the leading edge of a
///    column or in its second half; a wider one at the leading edge, and one that is wider than a column takes several.
/// 2. In a column, spots begin at the top of the area and one gap below each widget of any column.
/// 3. A spot is open if the widget is in the area there and a gap away from every other widget. The first one is that
///    of the leading column, in it the highest, and of two at the same height the leading one.
///
/// Invariant: a widget without an open spot fits nowhere between the others.
struct WidgetSpots {
    let area: CGRect
    /// The width of a column.
    let column: Double
    /// The distance between two widgets in either direction.
    let gap: Double
    private var taken: [CGRect] = []
    /// The trailing edge of the columns with widgets.
    private(set) var end: Double

    init(area: CGRect, column: Double, gap: Double) {
        self.area = area
        self.column = column
        self.gap = gap
        end = Double(area.minX)
    }

    /// Differences below this are rounding.
    private static let tolerance = 0.5

    /// The frame of the next widget; `nil` if there is no open spot.
    mutating func take(_ size: CGSize) -> CGRect? {
        let width = Double(size.width)
        let isHalf = 2 * width + gap <= column + Self.tolerance
        let tops = ([Double(area.minY)] + taken.map { Double($0.maxY) + gap }).sorted()
        for left in stride(from: Double(area.minX), to: Double(area.maxX), by: column + gap) {
            let starts = isHalf ? [left, left + column - width] : [left]
            for top in tops {
                for start in starts {
                    let frame = CGRect(x: start, y: top, width: size.width, height: size.height)
                    guard isOpen(frame) else { continue }
                    taken.append(frame)
                    end = max(end, left + max(column, width))
                    return frame
                }
            }
        }
        return nil
    }

    private func isOpen(_ frame: CGRect) -> Bool {
        guard frame.maxX <= area.maxX + Self.tolerance, frame.maxY <= area.maxY + Self.tolerance else { return false }
        let reach = frame.insetBy(dx: Self.tolerance - gap, dy: Self.tolerance - gap)
        return taken.allSatisfy { !$0.intersects(reach) }
    }
}
