/// A size in points.
package struct WidgetSize: Hashable, Sendable, CustomStringConvertible {
    package var width: Double
    package var height: Double

    package init(_ width: Double, _ height: Double) {
        self.width = width
        self.height = height
    }

    package var description: String { "\(Self.text(width))x\(Self.text(height))" }

    private static func text(_ length: Double) -> String {
        length == length.rounded() && abs(length) < 1e9 ? String(Int(length)) : String(length)
    }
}

/// Space between a widget's edges and its content, in points.
package struct ContentMargins: Hashable, Sendable {
    package var top, leading, bottom, trailing: Double

    package init(all margin: Double) {
        top = margin
        leading = margin
        bottom = margin
        trailing = margin
    }
}

/// An iPhone screen in portrait and the sizes of the widgets on it. Points.
package struct Screen: Hashable, Sendable {
    package var size: WidgetSize
    /// Pixels per point that devices with this screen have, the usual one first.
    package var scales: [Double]
    package var small: WidgetSize
    package var medium: WidgetSize
    package var large: WidgetSize
    /// `nil` where devices with this screen have no Lock Screen widgets.
    package var accessories: Accessories?

    package struct Accessories: Hashable, Sendable {
        package var circular: WidgetSize
        package var rectangular: WidgetSize
        package var inline: WidgetSize

        package init(circular: WidgetSize, rectangular: WidgetSize, inline: WidgetSize) {
            self.circular = circular
            self.rectangular = rectangular
            self.inline = inline
        }
    }

    /// The canvas of a family; `nil` when the screen does not show the family.
    package func widgetSize(_ family: Family) -> WidgetSize? {
        switch family {
        case .systemSmall: small
        case .systemMedium: medium
        case .systemLarge: large
        case .systemExtraLarge, .systemExtraLargePortrait, .accessoryCorner: nil
        case .accessoryCircular: accessories?.circular
        case .accessoryRectangular: accessories?.rectangular
        case .accessoryInline: accessories?.inline
        }
    }

    /// Margins that WidgetKit puts around the content.
    ///
    /// System families: 16 points (Human Interface Guidelines, widgets: standard margin). Accessory families: 0. The
    /// guidelines give no number and only say that Lock Screen margins are smaller; the published accessory sizes leave
    /// no room for any (a 72-point circle holds a 58-point gauge), so none is decided here.
    package func contentMargins(_ family: Family) -> ContentMargins {
        switch family.kind {
        case .system: ContentMargins(all: 16)
        case .accessory: ContentMargins(all: 0)
        }
    }

    /// Corner radius of the widget's container in points.
    ///
    /// No public document gives one, so it is decided: 14 % of the small widget's side, in whole points, for all system
    /// families. That is 22 points on a 390x844 screen, which is what screenshots of it show, and keeps the shape the
    /// same on every screen. A circular accessory is a circle; a rectangular one gets 12 points, only used by shapes
    /// that follow their container; an inline one has square corners, for it has no container.
    package func cornerRadius(_ family: Family) -> Double {
        switch family {
        case .systemSmall, .systemMedium, .systemLarge, .systemExtraLarge, .systemExtraLargePortrait:
            (small.width * 0.14).rounded()
        case .accessoryCircular, .accessoryCorner: (accessories?.circular.height ?? 0) / 2
        case .accessoryRectangular: 12
        case .accessoryInline: 0
        }
    }
}
