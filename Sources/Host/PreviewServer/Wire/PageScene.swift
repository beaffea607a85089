import DeviceCatalog

/// The displayed place: the layers behind the widgets, the widgets' slots, and the layers in front of them. Lengths are
/// in points of the scene.
package struct PageScene: Encodable, Sendable {
    package enum Kind: String, CaseIterable, Encodable, Sendable {
        /// The iPhone's Home Screen, whose pages are in `home`; the backdrop is the wallpaper alone.
        case home
        case place
    }

    /// A layer of a picture, back to front: a drawing, or glass that blurs everything under it, which a drawing cannot
    /// do by itself.
    package struct Layer: Hashable, Encodable, Sendable {
        package var svg: String?
        package var glass: Glass?
    }

    package struct Glass: Hashable, Encodable, Sendable {
        /// x, y, width and height, and the corner radius: browsers do not clip a backdrop filter to a path.
        package var frame: [Double]
        package var radius: Double
        /// CSS of the backdrop filter, and of the color over it.
        package var filter: String
        package var cover: String
        package var opacity: Double
    }

    package struct Slot: Encodable, Sendable {
        package enum Outline: String, CaseIterable, Encodable, Sendable { case rounded, ellipse, open }
        package enum Side: String, CaseIterable, Encodable, Sendable { case left, right }

        package var widget: Int
        /// The size at which the widget is laid out.
        package var canvas: [Double]
        /// The transform from points of the canvas to points of the scene: a, b, c, d, tx, ty.
        package var transform: [Double]
        /// x, y, width and height of the bounding box.
        package var frame: [Double]
        package var outline: Outline
        /// The corner radius, in points of the canvas.
        package var radius: Double
        /// Text before the widget on its line, its size, the distance between them, and its position next to the widget.
        package var lead: String?
        package var leadSize: [Double]?
        package var leadGap: Double?
        package var leadSide: Side?
    }

    package var kind: Kind
    package var platform: String
    package var context: String
    /// The name of the place.
    package var name: String
    package var width: Double
    package var height: Double
    /// Whether the wallpaper and controls are dark.
    package var isDark: Bool
    /// The device around it.
    package var body: PageBody
    package var backdrop: [Layer]
    package var foreground: [Layer]
    package var slots: [Slot]
    /// Set for `Kind.home`.
    package var home: PageHome?
    /// The bottom edge of the lowest Live Activity on the iPhone's Lock Screen; others are above it.
    package var activityBottom: Double?
    /// The distance between two Live Activities.
    package var activityGap = Decisions.activityListGap
    /// The reason that nothing can be shown.
    package var rejection: String?
}
