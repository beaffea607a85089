import CoreGraphics

/// Widgets in a column in their order, small ones side by side where they follow each other. Lengths are in points.
struct WidgetFlow {
    let left: Double
    let width: Double
    let gap: Double
    private var top: Double
    /// The trailing end and height of a row with room for another small widget.
    private var open: (x: Double, top: Double, height: Double)?

    init(left: Double, top: Double, width: Double, gap: Double) {
        self.left = left
        self.top = top
        self.width = width
        self.gap = gap
    }

    mutating func next(_ size: CGSize) -> CGRect {
        if let row = open, row.x + gap + size.width <= left + width + 0.5, size.height == row.height {
            let rect = CGRect(x: row.x + gap, y: row.top, width: size.width, height: size.height)
            open = (x: Double(rect.maxX), top: row.top, height: row.height)
            return rect
        }
        if let row = open { top = row.top + row.height + gap }
        open = (x: left + Double(size.width), top: top, height: Double(size.height))
        return CGRect(x: left, y: top, width: size.width, height: size.height)
    }
}
