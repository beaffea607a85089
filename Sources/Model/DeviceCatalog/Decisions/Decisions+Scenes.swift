// MARK: Scenes

/// What covers a part of a phone's screen at its upper edge.
package enum SensorHousing: Hashable, Sendable {
    /// Nothing: the screen ends below a bar with the speaker, and there is a home button.
    case none
    case notch
    case island

    /// Points from the upper edge of the screen, and the size; `nil` for no housing. It is centered.
    package var measures: (top: Double, size: WidgetSize, cornerRadius: Double)? {
        switch self {
        case .none: nil
        case .notch: (-Decisions.notchRadius, Decisions.notchSize, Decisions.notchRadius)
        case .island: (Decisions.islandTop, ActivityPlacement.camera, ActivityPlacement.camera.height / 2)
        }
    }
}

/// Distances in points from the edges of a screen that bars, rounded corners and the sensor housing take.
package struct ScreenInsets: Hashable, Sendable {
    package var top, leading, bottom, trailing: Double

    package init(top: Double, leading: Double, bottom: Double, trailing: Double) {
        self.top = top
        self.leading = leading
        self.bottom = bottom
        self.trailing = trailing
    }
}

extension Decisions {
    /// Safe area of a screen, held upright or turned on its side.
    ///
    /// The guidelines define the safe area without numbers. These are the insets that UIKit reports for products with
    /// such screens, as their developers have published them: 59 points with a pill-shaped sensor housing, 62 and 68 on
    /// newer screens, 47 and 44 with a notch, 50 on the smallest with a notch, 20 for the status bar above a home
    /// button, 34 and 20 for the home indicator, 24 for an iPad's status bar. In landscape, a phone has the housing's
    /// inset at both ends and 21 points at the bottom.
    package static func safeArea(of screen: Screen, turned: Bool) -> ScreenInsets {
        switch screen.platform {
        case .iPhone:
            let housing = phoneHousing(screen)
            if housing == 20 { return ScreenInsets(top: turned ? 0 : 20, leading: 0, bottom: 0, trailing: 0) }
            return turned
                ? ScreenInsets(top: 0, leading: housing, bottom: 21, trailing: housing)
                : ScreenInsets(top: housing, leading: 0, bottom: 34, trailing: 0)
        case .iPad: return ScreenInsets(top: 24, leading: 0, bottom: 20, trailing: 0)
        case .mac: return ScreenInsets(top: macMenuBar, leading: 0, bottom: 0, trailing: 0)
        case .appleWatch, .visionPro: return ScreenInsets(top: 0, leading: 0, bottom: 0, trailing: 0)
        }
    }

    package static func sensorHousing(of screen: Screen) -> SensorHousing {
        guard screen.platform == .iPhone else { return .none }
        return switch phoneHousing(screen) {
        case 59...: .island
        case 20: .none
        default: .notch
        }
    }

    /// A notch together with the part above the edge that hides its upper corners. No source specifies its size in
    /// points; on drawings of these phones it takes half of the width, and 32 points of the height are on the screen.
    static let notchSize = WidgetSize(210, 54)
    static let notchRadius = 22.0

    private static func phoneHousing(_ screen: Screen) -> Double {
        switch (screen.size.width, screen.size.height) {
        case (420, 912): 68
        case (440, 956), (402, 874): 62
        case (430, 932), (393, 852): 59
        case (428, 926), (390, 844): 47
        case (414, 896), (375, 812): 44
        case (360, 780): 50
        default: 20
        }
    }

    /// A menu bar in points: 24 was its height for twenty years, 28 leaves room for the text of today's.
    package static let macMenuBar = 28.0

    /// Factor on the colors of walls and furniture: as designed in the standard light of a room, less than half of it
    /// in the dark, and at most a tenth brighter, because more would bleach them.
    package static func roomBrightness(of light: LightLevel) -> Double { min(0.4 + 0.9 * light.level, 1.1) }

    /// Meters; closer than an arm's length, a widget fills the view.
    package static let nearestDistance = 0.4
}

// MARK: Layout foundations

extension ScreenInsets {
    package static let none = ScreenInsets(top: 0, leading: 0, bottom: 0, trailing: 0)
}

extension Decisions {
    /// Margins at the sides in points: 16 in narrow layouts and 20 in wide ones, like UIKit's layout margins; a layout
    /// is wide from the width of the widest phones in portrait.
    package static let narrowMargin = 16.0
    package static let wideMargin = 20.0
    package static let wideLayout = 414.0

    /// Lines longer than about 80 letters are hard to follow; in body text that is 672 points, the width of UIKit's
    /// readable content guide.
    package static let readableWidth = 672.0

    /// Human Interface Guidelines, layout: 44 points for controls on touch screens.
    package static let touchTarget = 44.0
    /// A button over the whole width: a touch target with 3 points more above and below, so that it looks like one.
    package static let buttonHeight = 50.0

    /// Between two windows of a split view: the width of the bar with which users move it.
    package static let splitGap = 10.0

    /// Heights of keyboards: on phones in portrait 291 points with the row of suggestions, on iPads in landscape 398;
    /// others differ, which is why layouts follow the guide and not these numbers.
    package static let phoneKeyboard = 291.0
    package static let tabletKeyboard = 398.0

    /// Pixels added above and below the title of a row on a television: a quarter of the least space between rows.
    package static let televisionTitleSpacing = 25.0

    /// Between buttons of a row on a watch, in points; close, because edge to edge leaves little room.
    package static let watchButtonGap = 4.0
    /// The system's margin at the sides of a watch's text, as a share of the screen's width: 9 points of 198.
    package static let watchSideMarginShare = 0.045
}
