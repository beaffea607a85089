/// A rectangle in points, y downward.
package struct LayoutRect: Hashable, Sendable {
    package var x, y, width, height: Double

    package init(x: Double, y: Double, width: Double, height: Double) {
        self.x = x
        self.y = y
        self.width = width
        self.height = height
    }

    package var maxX: Double { x + width }
    package var maxY: Double { y + height }

    /// Its size is never negative.
    package func inset(_ insets: ScreenInsets) -> LayoutRect {
        LayoutRect(
            x: x + insets.leading, y: y + insets.top, width: max(width - insets.leading - insets.trailing, 0),
            height: max(height - insets.top - insets.bottom, 0))
    }

    package func contains(_ other: LayoutRect) -> Bool {
        other.x >= x && other.y >= y && other.maxX <= maxX && other.maxY <= maxY
    }
}

/// Which bars of an app take space from the safe area.
package enum AppBar: String, CaseIterable, Hashable, Sendable { case navigation, tab, tool }

/// The space in which an app lays out its content. Source: Human Interface Guidelines, layout, guides and safe areas:
/// the safe area is not covered by bars, the sensor housing and the home indicator; it contains the standard margins
/// and a readable width of text.
package struct LayoutGuides: Hashable, Sendable {
    package var screen: LayoutRect
    package var safeArea: LayoutRect
    /// Within the system's margins at both sides.
    package var margins: LayoutRect
    /// Within the margins, and not wider than is readable.
    package var readable: LayoutRect

    /// 1. The screen in its orientation, or the width of it that a split view leaves.
    /// 2. Less the housing, the indicator and the status bar; a hidden status bar gives its height back only where no
    ///    housing needs it.
    /// 3. Less the bars: navigation bars at the top, tab bars or tool bars at the bottom, one for both.
    /// 4. Margins at the sides, by the size class of the width; the readable width in their middle.
    package init(
        _ screen: Screen, orientation: Orientation = .portrait, bars: Set<AppBar> = [],
        statusBar: StatusBar = .shown, width: Double? = nil
    ) {
        let size = screen.size(orientation)
        self.screen = LayoutRect(x: 0, y: 0, width: min(width ?? size.width, size.width), height: size.height)
        let isTurned = orientation == .landscape && size != screen.size
        var insets = Decisions.safeArea(of: screen, turned: isTurned)
        if statusBar == .hidden, screen.hasPlainStatusBar { insets.top = 0 }
        if bars.contains(.navigation) { insets.top += Decisions.navigationBar }
        if bars.contains(.tab) || bars.contains(.tool) { insets.bottom += Decisions.tabBar }
        safeArea = self.screen.inset(insets)
        let margin =
            self.screen.width >= Decisions.wideLayout ? Decisions.wideMargin : Decisions.narrowMargin
        margins = safeArea.inset(ScreenInsets(top: 0, leading: margin, bottom: 0, trailing: margin))
        let readableWidth = min(margins.width, Decisions.readableWidth)
        readable = LayoutRect(
            x: margins.x + (margins.width - readableWidth) / 2, y: margins.y, width: readableWidth,
            height: margins.height)
    }
}

extension LayoutGuides {
    /// An app's custom guide: one of the system's guides with insets, so that it follows the device in the same way
    /// (F-151).
    package func custom(_ insets: ScreenInsets, of guide: KeyPath<LayoutGuides, LayoutRect>) -> LayoutRect {
        self[keyPath: guide].inset(insets)
    }

    /// For games: opposite insets are equal, so that centered content appears centered, and all controls avoid the
    /// housing and the home indicator (F-166).
    package var balanced: LayoutRect {
        let margin = margins.x - safeArea.x
        let vertical = max(margins.y - screen.y, screen.maxY - margins.maxY, margin)
        let horizontal = max(margins.x - screen.x, screen.maxX - margins.maxX)
        return screen.inset(
            ScreenInsets(top: vertical, leading: horizontal, bottom: vertical, trailing: horizontal))
    }
}

package enum StatusBar: String, CaseIterable, Hashable, Sendable { case shown, hidden }

extension Screen {
    /// Whether only the status bar is at the top, without a housing under it.
    package var hasPlainStatusBar: Bool {
        platform == .iPad || (platform == .iPhone && Decisions.safeArea(of: self, turned: false).bottom == 0)
    }
}

/// The space that the keyboard takes, whatever its kind and place. Since iOS 15.
package enum Keyboard: Hashable, Sendable {
    case hidden
    /// At the bottom edge, across the screen.
    case docked
    /// A floating one of an iPad, with its frame.
    case floating(LayoutRect)

    /// What the guide follows: the keyboard, or where there is none at the bottom, the bottom of the safe area.
    ///
    /// A floating keyboard is not a bottom edge; the guide then stays at the bottom of the safe area.
    package func guide(in guides: LayoutGuides, on screen: Screen) -> LayoutRect {
        let bottom = guides.screen.maxY
        let height: Double =
            switch self {
            case .docked: Decisions.keyboardHeight(on: screen, height: guides.screen.height)
            case .hidden, .floating: bottom - guides.safeArea.maxY
            }
        return LayoutRect(x: 0, y: bottom - height, width: guides.screen.width, height: height)
    }

    /// How far content must move up for a focused field to lie above the keyboard, with room around it; 0 when it does.
    package func shift(for field: LayoutRect, in guides: LayoutGuides, on screen: Screen) -> Double {
        let top = guide(in: guides, on: screen).y
        return max(0, field.maxY + Decisions.keyboardGap - top)
    }
}
