import WidgetVocabulary

/// Every value of the catalog that no public source specifies, decided once, each with its reason.
///
/// A number from a source is with its table, not here.
package enum Decisions {}

// MARK: Corners and margins

extension Decisions {
    /// Corner radius of system widgets as a share of the small widget's side.
    ///
    /// 14 % is 22 points on a 390x844 screen, which is what screenshots of it show, and keeps the shape the same on
    /// every screen and platform.
    package static let cornerShare = 0.14

    /// A rectangular accessory without a container of its own: only shapes that follow their container use it.
    package static let rectangularRadius = 12.0

    /// The Smart Stack's widgets are plates with rounder corners than a phone's: a quarter of the height, 20 points at
    /// 45 mm, which follows the curve of the display at the distance of the side margin.
    package static let smartStackRadiusShare = 0.25

    /// Corner radius in canvas points.
    ///
    /// A circle is a circle. A corner complication is one too, as its canvas is a square in which it bends. An inline
    /// widget has no container and square corners.
    static func cornerRadius(_ family: Family, in context: Context, on screen: Screen) -> Double {
        switch family {
        case .systemSmall, .systemMedium, .systemLarge, .systemExtraLarge, .systemExtraLargePortrait:
            ((screen.widgetSize(.systemSmall)?.width ?? 0) * cornerShare).rounded()
        case .accessoryCircular, .accessoryCorner: (screen.widgetSize(family)?.height ?? 0) / 2
        case .accessoryRectangular:
            context == .watchSmartStack
                ? ((screen.widgetSize(family)?.height ?? 0) * smartStackRadiusShare).rounded() : rectangularRadius
        case .accessoryInline: 0
        }
    }

    /// Human Interface Guidelines, widgets: the standard margin.
    static let standardMargin = 16.0

    /// The guidelines say that margins are smaller on the Mac desktop, the Lock Screen and in StandBy, without numbers.
    ///
    /// On the desktop 11 points, which is the guidelines' tight margin and therefore their next smaller one.
    package static let desktopMargin = 11.0

    /// In StandBy half the standard margin: the background is gone and the widget is scaled up by more than two, so
    /// that the margin on the screen stays the same. CarPlay too, because support for StandBy enables CarPlay.
    package static let standByMargin = 8.0

    /// The small widget on the iPad's Lock Screen: half the standard margin, as its background is gone too.
    package static let lockScreenMargin = 8.0

    /// Plates in the Smart Stack are about 70 points high; 16 points above and below would leave less than two lines of
    /// text.
    package static let smartStackMargin = 8.0

    /// The system's margins around the content, in canvas points.
    ///
    /// Accessories without a container have none: the published sizes leave no room for any (a 72-point circle holds a
    /// 58-point gauge).
    static func contentMargins(_ family: Family, in context: Context) -> ContentMargins {
        switch (family.kind, context) {
        case (.accessory, .watchSmartStack): ContentMargins(all: smartStackMargin)
        case (.accessory, _): ContentMargins(all: 0)
        case (.system, .desktop): ContentMargins(all: desktopMargin)
        case (.system, .lockScreen): ContentMargins(all: lockScreenMargin)
        case (.system, .standBy), (.system, .carPlay): ContentMargins(all: standByMargin)
        case (.system, _): ContentMargins(all: standardMargin)
        }
    }
}
