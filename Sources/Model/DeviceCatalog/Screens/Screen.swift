import WidgetVocabulary

/// A size in points.
package struct WidgetSize: Hashable, Sendable, CustomStringConvertible {
    package var width: Double
    package var height: Double

    package init(_ width: Double, _ height: Double) {
        self.width = width
        self.height = height
    }

    package var description: String { "\(Self.text(width))x\(Self.text(height))" }

    /// The same screen in the other orientation.
    package var turned: WidgetSize { WidgetSize(height, width) }

    package func scaled(by factor: Double) -> WidgetSize { WidgetSize(width * factor, height * factor) }

    private static func text(_ length: Double) -> String {
        length == length.rounded() && abs(length) < 1e9 ? String(Int(length)) : String(length)
    }
}

/// Space between a widget's edges and its content, in points.
package struct ContentMargins: Hashable, Sendable {
    package var top, leading, bottom, trailing: Double

    package init(top: Double, leading: Double, bottom: Double, trailing: Double) {
        self.top = top
        self.leading = leading
        self.bottom = bottom
        self.trailing = trailing
    }

    package init(all margin: Double) {
        top = margin
        leading = margin
        bottom = margin
        trailing = margin
    }
}

/// An iPad's display zoom, which the user chooses in its settings.
package enum DisplayZoom: String, CaseIterable, Hashable, Sendable {
    case standard
    /// More points on the same display.
    case moreSpace = "more space"
}

/// The size of one family on one screen.
package struct FamilySize: Hashable, Sendable {
    /// The size at which the widget is laid out, in points.
    package var canvas: WidgetSize
    /// Its size on the screen, in points; smaller than the canvas on most iPads.
    package var display: WidgetSize

    package init(canvas: WidgetSize, display: WidgetSize) {
        self.canvas = canvas
        self.display = display
    }
}

/// Where the sizes of the widgets on a screen come from.
package enum SizeOrigin: Hashable, Sendable {
    /// The guidelines' tables; on other platforms than iOS and iPadOS also this project's decisions.
    case published
    /// Measured on devices; the sizes of accessories are those of the named screen.
    case measured(accessories: WidgetSize)
    /// Those of the nearest published screen.
    case derived(from: WidgetSize)

    /// A remark about sizes that are not published.
    package var remark: String? {
        switch self {
        case .published: nil
        case .measured(let screen): "measured on devices; accessories as on \(screen)"
        case .derived(let screen): "derived from \(screen), the nearest screen with published sizes"
        }
    }
}

/// A screen in portrait (a Mac's in landscape) and the sizes of the widgets on it.
package struct Screen: Hashable, Sendable {
    package var platform: Platform
    /// Points. Apple Vision Pro has no screen of its own; this is the size of the view into the room.
    package var size: WidgetSize
    /// The pixels per point of devices with this screen, the most common one first.
    package var scales: [Double]
    package var zoom: DisplayZoom
    /// The case of an Apple Watch in millimeters.
    package var caseSize: Int?
    package var sizes: [Family: FamilySize]
    package var origin: SizeOrigin

    package init(
        _ platform: Platform, size: WidgetSize, scales: [Double], zoom: DisplayZoom = .standard, caseSize: Int? = nil,
        sizes: [Family: FamilySize], origin: SizeOrigin = .published
    ) {
        self.platform = platform
        self.size = size
        self.scales = scales
        self.zoom = zoom
        self.caseSize = caseSize
        self.sizes = sizes
        self.origin = origin
    }

    /// The watch case whose published measures apply, in millimeters.
    package var publishedCaseSize: Int? {
        guard platform == .appleWatch, case .derived(let size) = origin else { return caseSize }
        return DeviceCatalog.watchScreens.first { $0.size == size }?.caseSize
    }

    /// The canvas of a family; `nil` when the screen does not show the family.
    package func widgetSize(_ family: Family) -> WidgetSize? { sizes[family]?.canvas }

    package struct Accessories: Hashable, Sendable {
        package var circular: WidgetSize
        package var rectangular: WidgetSize
        package var inline: WidgetSize
    }

    /// `nil` where devices with this screen have no Lock Screen widgets.
    package var accessories: Accessories? {
        guard let circular = widgetSize(.accessoryCircular), let rectangular = widgetSize(.accessoryRectangular),
            let inline = widgetSize(.accessoryInline)
        else { return nil }
        return Accessories(circular: circular, rectangular: rectangular, inline: inline)
    }

    /// The screen as text: `393x852`, or `45 mm` for a watch.
    package var name: String {
        if let caseSize { return "\(caseSize) mm" }
        return size.description
    }
}
