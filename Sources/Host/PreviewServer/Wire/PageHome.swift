/// The Home Screen of an iPhone: the parts that the page moves and changes by itself, with their positions as in
/// pictures. Rectangles are x, y, width and height in points of the screen.
package struct PageHome: Hashable, Encodable, Sendable {
    /// One of `widget`, `stack` and `icon` is set.
    package struct Item: Hashable, Encodable, Sendable {
        package var widget: Int?
        package var stack: Int?
        package var icon: String?
        /// The first cell, and the number of cells.
        package var column: Int
        package var row: Int
        package var columns: Int
        package var rows: Int
        /// The frame of the widget, or of the icon without its name.
        package var frame: [Double]
        /// The radius of a widget's corners.
        package var radius: Double
        /// The name below the item.
        package var name: String
        /// The icon with its name, or a widget's name.
        package var layers: [PageScene.Layer]
        package var layersFrame: [Double]
    }

    /// A status bar. The page draws the time in the center of a rectangle.
    package struct Bar: Hashable, Encodable, Sendable {
        package var time: [Double]
        package var size: Double
        package var weight: Int
        package var signs: [PageScene.Layer]
    }

    package struct Housing: Hashable, Encodable, Sendable {
        package enum Kind: String, CaseIterable, Encodable, Sendable { case none, notch, island }

        package var kind: Kind
        package var frame: [Double]?
        package var radius: Double
    }

    package var columns: Int
    package var rows: Int
    /// The cells in reading order. An item of several cells has the size of their union.
    package var cells: [[Double]]
    package var shade: [PageScene.Layer]
    package var dock: [PageScene.Layer]
    /// The apps of the dock.
    package var dockNames: [String]
    package var bar: Bar
    /// The status bar next to a Live Activity, on screens with a Dynamic Island.
    package var islandBar: Bar?
    package var housing: Housing
    /// The tap area of each page's dot; empty for a single page.
    package var dots: [[Double]]
    /// Diameter of a dot, and the opacity of the dots of other pages than the current one.
    package var dotSide: Double
    package var dotOpacity: Double
    package var pages: [[Item]]
}
