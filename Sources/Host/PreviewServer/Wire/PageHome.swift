/// The Home Screen of an iPhone, as it is drawn in pictures: what the page moves and changes by itself, each part where
/// it belongs. Rectangles are x, y, width and height in points of the screen.
package struct PageHome: Hashable, Encodable, Sendable {
    /// One of `widget`, `stack` and `icon` is set.
    package struct Item: Hashable, Encodable, Sendable {
        package var widget: Int?
        package var stack: Int?
        package var icon: String?
        /// Its first cell, and how many it takes.
        package var column: Int
        package var row: Int
        package var columns: Int
        package var rows: Int
        /// Of the widget, or of the icon without its name.
        package var frame: [Double]
        /// Of a widget's corners.
        package var radius: Double
        /// The name that is written below.
        package var name: String
        /// The icon with its name, or a widget's name.
        package var layers: [PageScene.Layer]
        package var layersFrame: [Double]
    }

    /// The time is drawn by the page, in the middle of a rectangle.
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
    /// In reading order. What takes several cells is as large as the union of theirs.
    package var cells: [[Double]]
    package var shade: [PageScene.Layer]
    package var dock: [PageScene.Layer]
    /// The apps of the dock.
    package var dockNames: [String]
    package var bar: Bar
    /// The bar beside a Live Activity, on screens with an island.
    package var islandBar: Bar?
    package var housing: Housing
    package var screenRadius: Double
    /// For each page the area that leads to it; empty for one page.
    package var dots: [[Double]]
    package var pages: [[Item]]
}
