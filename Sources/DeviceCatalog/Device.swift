/// A screen at one pixel density, with the name that was asked for.
package struct Device: Hashable, Sendable {
    /// Such as `iPhone 15 Pro`, or the screen's size when it was asked for by size.
    package var name: String
    package var screen: Screen
    /// Pixels per point.
    package var scale: Double

    package init(name: String, screen: Screen, scale: Double) {
        self.name = name
        self.screen = screen
        self.scale = scale
    }
}

/// A product and its screen. Source of all names: Apple's public technical specifications of each product and the
/// table of screen dimensions in the Human Interface Guidelines for layout.
package struct DeviceModel: Hashable, Sendable {
    package enum Source: String, Hashable, Sendable {
        /// Screen size and pixel density stand in the layout guidelines' table.
        case layoutGuidelines = "Human Interface Guidelines, Layout, device screen dimensions"
        /// Pixels from the product's technical specifications; points are a third of them.
        case technicalSpecifications = "Apple, technical specifications of the product"
    }

    package var name: String
    package var width: Double
    package var height: Double
    package var scale: Double
    package var source: Source

    package init(_ name: String, _ width: Double, _ height: Double, scale: Double, source: Source) {
        self.name = name
        self.width = width
        self.height = height
        self.scale = scale
        self.source = source
    }
}
