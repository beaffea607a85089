// MARK: Scenes

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
    /// The guidelines say what a safe area is and give no numbers. These are the insets that UIKit reports for products
    /// with such screens, as their developers have published them: 59 points with a pill-shaped sensor housing, 47 and 44
    /// with a notch, 50 on the smallest with a notch, 20 for the status bar above a home button, 34 and 20 for the home
    /// indicator, 24 for an iPad's status bar. On its side a phone has the housing's inset at both ends and 21 points at
    /// the bottom.
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

    private static func phoneHousing(_ screen: Screen) -> Double {
        switch (screen.size.width, screen.size.height) {
        case (430, 932), (393, 852): 59
        case (428, 926), (390, 844): 47
        case (414, 896), (375, 812): 44
        case (360, 780): 50
        default: 20
        }
    }

    /// A menu bar in points: 24 was its height for twenty years, 28 leaves room for the text of today's.
    package static let macMenuBar = 28.0

    /// Metres; nearer than an arm is long a widget fills the view.
    package static let nearestDistance = 0.4
}
