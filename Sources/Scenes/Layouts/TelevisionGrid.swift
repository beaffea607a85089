import CoreGraphics
import DeviceCatalog

/// A grid of two to nine columns on a television (F-172). Lengths in pixels of a 1920 by 1080 screen, the unit of the
/// guidelines' safe area.
///
/// Source: Human Interface Guidelines, layout, tvOS grids.
package struct TelevisionGrid: Hashable, Sendable {
    package static let screen = CGSize(width: 1920, height: 1080)
    /// From the screen's edges to content that is not hidden on purpose (F-170).
    package static let safeInsets = CGSize(width: 80, height: 60)
    package static let horizontalSpacing = 40.0
    package static let leastVerticalSpacing = 100.0

    package let columns: Int
    /// Of an item that is not in focus.
    package let itemWidth: Double

    /// - Parameter columns: 2…9; `nil` for others.
    package init?(columns: Int) {
        let widths: [Int: Double] = [2: 860, 3: 560, 4: 410, 5: 320, 6: 260, 7: 217, 8: 184, 9: 160]
        guard let width = widths[columns] else { return nil }
        self.columns = columns
        itemWidth = width
    }

    package static var safeArea: CGRect {
        CGRect(origin: .zero, size: screen).insetBy(dx: safeInsets.width, dy: safeInsets.height)
    }

    /// 1760 in all but two grids, which leave a remainder.
    package var rowWidth: Double {
        Double(columns) * itemWidth + Double(columns - 1) * Self.horizontalSpacing
    }

    /// Of sample pictures, which are 16 to 9.
    package var itemHeight: Double { (itemWidth * 9 / 16).rounded() }

    /// The whole row is centred, so that what is hidden at both sides is alike (F-173); columns −1 and `columns` are
    /// the partly hidden neighbours, which hint at more (F-159).
    package func item(column: Int, top: Double) -> CGRect {
        let left = (Self.screen.width - rowWidth) / 2
        return CGRect(
            x: left + Double(column) * (itemWidth + Self.horizontalSpacing), y: top, width: itemWidth,
            height: itemHeight)
    }

    /// An item in focus: larger about its middle. It grows by a tenth, and never so much that it reaches half of the
    /// way to a neighbour (F-171).
    package func focused(_ item: CGRect) -> CGRect {
        let growth = min(item.width * 0.1, Self.horizontalSpacing * 0.9)
        return CGRect(
            center: item.center, width: item.width + growth, height: item.height * (1 + growth / item.width))
    }

    /// Tops of the titles and of the rows of items, as many rows as the safe area holds. A title has more space above
    /// and below than rows without one have (F-173).
    package func titledRows(titleHeight: Double) -> [(title: CGRect, top: Double)] {
        var rows: [(title: CGRect, top: Double)] = []
        var y = Self.safeArea.minY
        let left = item(column: 0, top: 0).minX
        while true {
            let title = CGRect(x: left, y: y, width: rowWidth, height: titleHeight)
            let top = title.maxY + Self.titleSpacing
            if top + itemHeight > Self.safeArea.maxY { return rows }
            rows.append((title, top))
            y = top + itemHeight + Self.leastVerticalSpacing + Self.titleSpacing
        }
    }

    /// Added above and below a title.
    static let titleSpacing = Decisions.televisionTitleSpacing
}
