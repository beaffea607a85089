/// How an Apple Watch's screen is filled: edge to edge, with little padding. Source: Human Interface Guidelines,
/// layout, watchOS; watches since Series 4 (40 mm and larger, but not the 42 mm case of the tables) have a border of
/// one pixel.
extension WatchScreen {
    package static let glyphButtonsPerRow = 3
    package static let textButtonsPerRow = 2

    /// The area for graphics and backgrounds of buttons, in points.
    package var graphicsArea: LayoutRect {
        let border = hasBorder ? 1 / Decisions.watchPixelScale : 0
        return LayoutRect(x: border, y: 0, width: points.width - 2 * border, height: points.height)
    }

    /// The area for text, in points.
    package var textArea: LayoutRect {
        let margin = (points.width * Decisions.watchSideMarginShare * 2).rounded() / 2
        return LayoutRect(x: margin, y: 0, width: points.width - 2 * margin, height: points.height)
    }

    package var hasBorder: Bool { caseSize != 38 && caseSize != 42 }
}
