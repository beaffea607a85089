/// A grid of items on Apple TV, which shows no widgets; its layout is the same on every screen. Source: Human Interface
/// Guidelines, layout, tvOS grids.
package struct TelevisionGrid: Hashable, Sendable {
    package static let columnRange = 2...9
    /// Points of the screen, which the guidelines call pixels in the safe area; 1920x1080 on every television.
    package static let screen = WidgetSize(1920, 1080)
    /// Only content that is intentionally off the screen may be outside.
    package static let safeArea = ScreenInsets(top: 60, leading: 80, bottom: 60, trailing: 80)
    package static let horizontalSpacing = 40.0
    package static let minimumVerticalSpacing = 100.0

    package let columns: Int
    /// Of an item that is not in focus.
    package let contentWidth: Double

    /// - Throws: `PlacementRejection.outOfRange` for a number of columns that has no grid.
    package init(columns: Int) throws(PlacementRejection) {
        let widths: [Int: Double] = [2: 860, 3: 560, 4: 410, 5: 320, 6: 260, 7: 217, 8: 184, 9: 160]
        guard let width = widths[columns] else {
            throw .outOfRange("number of columns of a grid on Apple TV", value: Double(columns), range: 2...9)
        }
        self.columns = columns
        contentWidth = width
    }

    /// Of all columns and the gaps between them: 1760, but 1759 with seven columns and 1752 with eight.
    package var rowWidth: Double {
        contentWidth * Double(columns) + Self.horizontalSpacing * Double(columns - 1)
    }

    /// Where the first item of a row begins. A row fills the safe area; one that is narrower, with seven or eight
    /// columns, lies in its middle, so that hidden items are equally visible at both ends.
    private var leading: Double { (Self.screen.width - rowWidth) / 2 }

    /// Frames of the items of a row.
    package func row(top: Double, height: Double) -> [LayoutRect] {
        (0..<columns).map { item($0, top: top, height: height) }
    }

    /// The items of a row and their partly hidden neighbors at both ends.
    package func rowWithNeighbors(top: Double, height: Double) -> [LayoutRect] {
        (-1...columns).map { item($0, top: top, height: height) }
    }

    private func item(_ column: Int, top: Double, height: Double) -> LayoutRect {
        LayoutRect(
            x: leading + Double(column) * (contentWidth + Self.horizontalSpacing), y: top, width: contentWidth,
            height: height)
    }

    /// Tops of rows one below the other. A titled row has room above and below its title; the spacing stays the same.
    ///
    /// - Parameter titles: The height of each row's title, 0 for none.
    package func rowTops(height: Double, titles: [Double]) -> [Double] {
        var tops: [Double] = []
        var y = Self.safeArea.top
        for title in titles {
            if title > 0 { y += Decisions.televisionTitleSpacing + title + Decisions.televisionTitleSpacing }
            tops.append(y)
            y += height + Self.minimumVerticalSpacing
        }
        return tops
    }

    /// An item in focus: larger about its center, by no more than the gaps can hold.
    package func focused(_ item: LayoutRect) -> LayoutRect {
        let growth = min(
            Decisions.televisionFocusFactor,
            1 + Self.horizontalSpacing / item.width, 1 + Self.minimumVerticalSpacing / item.height)
        let width = item.width * growth
        let height = item.height * growth
        return LayoutRect(
            x: item.x - (width - item.width) / 2, y: item.y - (height - item.height) / 2, width: width, height: height)
    }

    /// Widths of the parts of hidden items that show at both sides of a row that can be moved: equal, as the guidelines
    /// require.
    package var peek: (leading: Double, trailing: Double) {
        let items = row(top: 0, height: 0)
        let trailing = Self.screen.width - (items.last?.maxX ?? 0)
        return (leading - Self.horizontalSpacing, trailing - Self.horizontalSpacing)
    }
}
