import CoreGraphics
import DeviceCatalog

extension CGRect {
    package init(_ rect: LayoutRect) {
        self.init(x: rect.x, y: rect.y, width: rect.width, height: rect.height)
    }
}

extension LayoutRect {
    init(_ rect: CGRect) {
        self.init(x: rect.minX, y: rect.minY, width: rect.width, height: rect.height)
    }
}

extension LayoutGuides {
    /// A full-width button keeps the margins and ends at the safe area; if that ends at the screen's edge, the button
    /// keeps the margin at the bottom too (F-164).
    package var bottomButton: CGRect {
        let lift = safeArea.maxY == screen.maxY ? margins.x - safeArea.x : 0
        return CGRect(
            x: margins.x, y: safeArea.maxY - lift - Decisions.buttonHeight, width: margins.width,
            height: Decisions.buttonHeight)
    }

    /// The areas without controls: along the bottom edge of a screen with an indicator or of a window that users may
    /// move partly off-screen (F-169), and in the corners (F-166).
    package var forbidden: [CGRect] {
        let corner = Decisions.narrowMargin
        let right = screen.maxX - corner
        let low = screen.maxY - corner
        var zones = [(0, 0), (right, 0), (0, low), (right, low)].map {
            CGRect(x: $0.0, y: $0.1, width: corner, height: corner)
        }
        let bottom = min(safeArea.maxY, low)
        zones.append(CGRect(x: 0, y: bottom, width: screen.width, height: screen.maxY - bottom))
        return zones
    }

    /// The fields of a form in a column of readable width, scrolled up so that the keyboard does not cover the edited
    /// field (F-168); those above the safe area are scrolled out of view.
    package func fields(count: Int, focused: Int?, on screen: Screen) -> [CGRect] {
        let step = Decisions.touchTarget + Decisions.narrowMargin
        var fields = (0..<max(count, 0)).map { index in
            LayoutRect(
                x: readable.x, y: readable.y + Decisions.narrowMargin + Double(index) * step, width: readable.width,
                height: Decisions.touchTarget)
        }
        if let focused, fields.indices.contains(focused) {
            let shift = Keyboard.docked.shift(for: fields[focused], in: self, on: screen)
            for index in fields.indices { fields[index].y -= shift }
        }
        return fields.map { CGRect($0) }
    }

    /// A stick at the leading lower corner of a game and two buttons at the other one.
    package var gameControls: [CGRect] {
        let area = balanced
        let stick = Decisions.touchTarget * 2
        let button = Decisions.touchTarget * 1.25
        return [
            CGRect(x: area.x, y: area.maxY - stick, width: stick, height: stick),
            CGRect(x: area.maxX - button, y: area.maxY - button * 2, width: button, height: button),
            CGRect(x: area.maxX - button * 2.25, y: area.maxY - button, width: button, height: button),
        ]
    }

    /// The rectangle in which an image of this shape fills a frame without changing its proportions; its center stays
    /// visible (F-157).
    package static func filling(_ frame: CGRect, picture: CGSize) -> CGRect {
        guard picture.width > 0, picture.height > 0 else { return frame }
        let factor = max(frame.width / picture.width, frame.height / picture.height)
        return CGRect(center: frame.center, width: picture.width * factor, height: picture.height * factor)
    }
}

extension TelevisionGrid {
    /// The items of a row in the center of the screen with the partly hidden neighbors at both ends, which hint at more
    /// content (F-159) and are symmetric (F-173).
    package func items(top: Double) -> [CGRect] {
        rowWithNeighbors(top: top, height: itemHeight).map { CGRect($0) }
    }

    /// The height of sample images, which are 16 to 9.
    package var itemHeight: Double { (contentWidth * 9 / 16).rounded() }

    /// The top positions of all titled rows that fit in the safe area.
    package func tops(titleHeight: Double) -> [Double] {
        let bottom = Self.screen.height - Self.safeArea.bottom
        return rowTops(height: itemHeight, titles: Array(repeating: titleHeight, count: 8))
            .filter { $0 + itemHeight <= bottom }
    }
}
