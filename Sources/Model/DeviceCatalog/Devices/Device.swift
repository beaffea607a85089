import WidgetVocabulary

/// A screen at one pixel density, with the requested name.
package struct Device: Hashable, Sendable {
    /// Such as `iPhone 15 Pro`, or the screen's size if it was requested by size.
    package var name: String
    package var screen: Screen
    /// Pixels per point.
    package var scale: Double

    package var platform: Platform { screen.platform }

    package init(name: String, screen: Screen, scale: Double) {
        self.name = name
        self.screen = screen
        self.scale = scale
    }

    /// The screen's own device, at its standard density.
    package init(_ screen: Screen) {
        self.init(name: screen.name, screen: screen, scale: screen.scales.first ?? 2)
    }
}

/// A product and its screen. Source of all names: Apple's public technical specifications of each product and the
/// table of screen dimensions in the Human Interface Guidelines for layout.
package struct DeviceModel: Hashable, Sendable {
    package enum Source: String, Hashable, Sendable {
        /// Screen size and pixel density are in the layout guidelines' table.
        case layoutGuidelines = "Human Interface Guidelines, Layout, device screen dimensions"
        /// Pixels from the product's technical specifications, points after its pixel density.
        case technicalSpecifications = "Apple, technical specifications of the product"
        /// A size that the user chooses, or a view of Tessera: see `Decisions`.
        case decided = "decided by this project"
    }

    package var platform: Platform
    package var name: String
    /// Other common names.
    package var aliases: [String]
    /// Points.
    package var width: Double
    package var height: Double
    package var scale: Double
    /// The case of an Apple Watch in millimeters.
    package var caseSize: Int?
    package var source: Source

    package init(
        _ platform: Platform, _ name: String, _ width: Double, _ height: Double, scale: Double, source: Source,
        aliases: [String] = [], caseSize: Int? = nil
    ) {
        self.platform = platform
        self.name = name
        self.aliases = aliases
        self.width = width
        self.height = height
        self.scale = scale
        self.caseSize = caseSize
        self.source = source
    }

    /// The catalog's screen with widget sizes; `nil` where none are published.
    package var screen: Screen? {
        let screen = DeviceCatalog.screens(on: platform).first {
            caseSize == nil ? $0.size == WidgetSize(width, height) : $0.caseSize == caseSize
        }
        return screen?.sizes.isEmpty == false ? screen : nil
    }

    /// Whether the name, or another common name, matches.
    func isCalled(_ folded: FoldedName) -> Bool {
        FoldedName(name) == folded || aliases.contains { FoldedName($0) == folded }
    }
}
