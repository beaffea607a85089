import CoreGraphics

package enum LineCap: UInt8, Hashable, Sendable { case butt, round, square }
package enum LineJoin: UInt8, Hashable, Sendable { case miter, round, bevel }

/// How an outline is stroked. Lengths in points.
package struct StrokeGeometry: Hashable, Sendable {
    package var width: Double
    package var cap: LineCap
    package var join: LineJoin
    package var miterLimit: Double
    package var dash: [Double]
    package var dashPhase: Double

    package init(
        width: Double, cap: LineCap = .butt, join: LineJoin = .miter, miterLimit: Double = 10, dash: [Double] = [],
        dashPhase: Double = 0
    ) {
        self.width = width
        self.cap = cap
        self.join = join
        self.miterLimit = miterLimit
        self.dash = dash
        self.dashPhase = dashPhase
    }
}

/// A path with one fill. The path is already snapped to pixels where SwiftUI snaps.
package struct ShapeContent: Hashable, Sendable {
    package enum Style: Hashable, Sendable {
        case fill(evenOdd: Bool)
        case stroke(StrokeGeometry)
    }

    package var path: PathStorage
    package var style: Style
    package var fill: Fill
    package var antialiased: Bool

    package init(path: PathStorage, style: Style = .fill(evenOdd: false), fill: Fill, antialiased: Bool = true) {
        self.path = path
        self.style = style
        self.fill = fill
        self.antialiased = antialiased
    }
}

/// An image passed by the widget, still encoded.
package struct ImageResource: Hashable, Sendable {
    /// Asset name, or empty.
    package var name: String
    package var pixelWidth: Int
    package var pixelHeight: Int
    /// PNG, JPEG, WebP bytes, or raw premultiplied RGBA8 rows when `format` is `.rawRGBA`.
    package var bytes: [UInt8]
    package var format: Format

    package enum Format: UInt8, Hashable, Sendable { case encoded, rawRGBA }

    package init(name: String, pixelWidth: Int, pixelHeight: Int, bytes: [UInt8], format: Format) {
        self.name = name
        self.pixelWidth = pixelWidth
        self.pixelHeight = pixelHeight
        self.bytes = bytes
        self.format = format
    }
}

package struct ImageContent: Hashable, Sendable {
    package enum Resizing: Hashable, Sendable {
        /// The whole image is scaled to the destination.
        case stretch
        /// Nine slices: the insets (in points of the image's natural size) keep their size, the rest is scaled or
        /// tiled.
        case slices(top: Double, left: Double, bottom: Double, right: Double, tiled: Bool)
        /// The image is tiled at its natural size.
        case tile
    }

    package enum Interpolation: UInt8, Hashable, Sendable { case none, low, medium, high }

    /// How the image is rendered in tinted and clear appearances.
    package enum AccentedRendering: UInt8, Hashable, Sendable {
        case automatic, accented, desaturated, accentedDesaturated, fullColor
    }

    /// Index into `RenderTree.images`.
    package var image: Int
    /// Where it is drawn, in canvas points.
    package var destination: CGRect
    /// The image's natural size in points.
    package var naturalSize: CGSize
    package var resizing: Resizing
    package var interpolation: Interpolation
    /// When set, only the image's alpha is used and this fill colors it.
    package var template: Fill?
    package var accentedRendering: AccentedRendering
    /// Mirrored left to right, as for right-to-left languages.
    package var mirrored: Bool

    package init(
        image: Int, destination: CGRect, naturalSize: CGSize, resizing: Resizing = .stretch,
        interpolation: Interpolation = .medium, template: Fill? = nil,
        accentedRendering: AccentedRendering = .automatic, mirrored: Bool = false
    ) {
        self.image = image
        self.destination = destination
        self.naturalSize = naturalSize
        self.resizing = resizing
        self.interpolation = interpolation
        self.template = template
        self.accentedRendering = accentedRendering
        self.mirrored = mirrored
    }
}

/// One symbol as a layered vector drawing, in a box of `box` units whose baseline and frame are determined by the
/// symbol set.
///
/// To draw it: for each layer, run its `strokes` in order into an empty alpha mask, then color the mask with the
/// layer's fill and composite it over the existing content; a layer whose `knocksOut` is set first erases the union of
/// the layers below where its own grown silhouette lies.
package struct SymbolDrawing: Hashable, Sendable {
    /// One step of building a layer's alpha mask. Paths in box units, filled by the non-zero rule.
    package enum Step: Hashable, Sendable {
        case fill(PathStorage)
        /// Adds a stroke of the given width (units) with round joins and caps.
        case stroke(PathStorage, width: Double)
        /// Removes the inside of the path from the mask.
        case erase(PathStorage)
        /// Removes a stroke of the given width (units) with round joins and caps.
        case eraseStroke(PathStorage, width: Double)
    }

    package struct Layer: Hashable, Sendable {
        package var steps: [Step]
        /// Steps that erase lower layers before this one is painted; empty when nothing is cut.
        package var cutsBelow: [Step]

        package init(steps: [Step], cutsBelow: [Step] = []) {
            self.steps = steps
            self.cutsBelow = cutsBelow
        }
    }

    /// SF Symbols name, such as `cloud.sun.fill`.
    package var name: String
    /// Identifies the drawing among all weights and variable values: equal keys mean equal drawings. For caches.
    package var key: String
    /// Size of the drawing's coordinate system in units; the content's frame maps onto it.
    package var box: CGSize
    package var layers: [Layer]

    package init(name: String, key: String, box: CGSize, layers: [Layer]) {
        self.name = name
        self.key = key
        self.box = box
        self.layers = layers
    }
}

package struct SymbolContent: Hashable, Sendable {
    /// Index into `RenderTree.symbols`.
    package var symbol: Int
    /// Where the drawing's box goes, in canvas points.
    package var destination: CGRect
    /// One fill per layer of the drawing.
    package var layerFills: [Fill]
    package var mirrored: Bool

    package init(symbol: Int, destination: CGRect, layerFills: [Fill], mirrored: Bool = false) {
        self.symbol = symbol
        self.destination = destination
        self.layerFills = layerFills
        self.mirrored = mirrored
    }
}
