import DeviceCatalog

/// The place that is looked at: what lies behind the widgets, where they go, and what lies over them. Lengths in points
/// of the scene.
package struct PageScene: Encodable, Sendable {
    package enum Kind: String, CaseIterable, Encodable, Sendable {
        /// The iPhone's Home Screen, whose pages are in `home`; the backdrop is the wallpaper alone.
        case home
        case place
    }

    /// Part of a picture of several layers, back to front: a drawing, or glass that blurs all that lies under it, which
    /// no drawing can do by itself.
    package struct Layer: Hashable, Encodable, Sendable {
        package var svg: String?
        package var glass: Glass?
    }

    package struct Glass: Hashable, Encodable, Sendable {
        /// x, y, width and height, and the radius of the corners: browsers do not cut off at a path what is blurred.
        package var frame: [Double]
        package var radius: Double
        /// CSS of what is done to what lies under it, and of the colour over that.
        package var filter: String
        package var cover: String
        package var opacity: Double
    }

    package struct Slot: Encodable, Sendable {
        package enum Outline: String, CaseIterable, Encodable, Sendable { case rounded, ellipse, open }
        package enum Side: String, CaseIterable, Encodable, Sendable { case left, right }

        package var widget: Int
        /// Size at which the widget is laid out.
        package var canvas: [Double]
        /// From points of the canvas to points of the scene: a, b, c, d, tx, ty.
        package var transform: [Double]
        /// x, y, width and height around it.
        package var frame: [Double]
        package var outline: Outline
        /// In points of the canvas.
        package var radius: Double
        /// Words before the widget on its line, their size, and their place next to it.
        package var lead: String?
        package var leadSize: [Double]?
        package var leadSide: Side?
    }

    package var kind: Kind
    package var platform: String
    package var context: String
    /// The place in words.
    package var name: String
    package var width: Double
    package var height: Double
    /// Whether wallpaper and controls are the dark ones.
    package var isDark: Bool
    package var backdrop: [Layer]
    package var foreground: [Layer]
    package var slots: [Slot]
    /// Set for `Kind.home`.
    package var home: PageHome?
    /// Where the lowest Live Activity ends, on the iPhone's Lock Screen; others stand above it.
    package var activityBottom: Double?
    /// Distance between two of them.
    package var activityGap = Decisions.activityListGap
    /// Why nothing can be shown.
    package var refusal: String?
}
