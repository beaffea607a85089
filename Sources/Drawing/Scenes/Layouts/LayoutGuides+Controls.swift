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
    /// A button over the whole width keeps the margins and ends with the safe area; where that ends with the screen it
    /// keeps the margin at the bottom too (F-164).
    package var bottomButton: CGRect {
        let lift = safeArea.maxY == screen.maxY ? margins.x - safeArea.x : 0
        return CGRect(
            x: margins.x, y: safeArea.maxY - lift - Decisions.buttonHeight, width: margins.width,
            height: Decisions.buttonHeight)
    }

    /// Where no control may be: along the bottom edge, be it of a screen with an indicator there or of a window that
    /// people move half out of sight (F-169), and in the corners (F-166).
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

    /// Fields of a form one below the other in the readable width, moved up by what the keyboard asks for the one that
    /// is being edited (F-168); those above the safe area are scrolled away.
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

    /// Where a picture of this shape fills a frame without changing its proportions; its middle stays visible (F-157).
    package static func filling(_ frame: CGRect, picture: CGSize) -> CGRect {
        guard picture.width > 0, picture.height > 0 else { return frame }
        let factor = max(frame.width / picture.width, frame.height / picture.height)
        return CGRect(center: frame.center, width: picture.width * factor, height: picture.height * factor)
    }
}

extension TelevisionGrid {
    /// The items of a row in the middle of the screen with the partly hidden neighbours at both ends, which hint at
    /// more (F-159) and show alike (F-173).
    package func items(top: Double) -> [CGRect] {
        rowWithNeighbors(top: top, height: itemHeight).map { CGRect($0) }
    }

    /// Of sample pictures, which are 16 to 9.
    package var itemHeight: Double { (contentWidth * 9 / 16).rounded() }

    /// Tops of as many titled rows as the safe area holds.
    package func tops(titleHeight: Double) -> [Double] {
        let bottom = Self.screen.height - Self.safeArea.bottom
        return rowTops(height: itemHeight, titles: Array(repeating: titleHeight, count: 8))
            .filter { $0 + itemHeight <= bottom }
    }
}
