import CoreGraphics

/// A color in extended, gamma-encoded sRGB, not premultiplied. Display P3 colors have components outside 0…1.
package struct RGBA: Hashable, Sendable {
    package var red: Float
    package var green: Float
    package var blue: Float
    package var alpha: Float

    package init(red: Float, green: Float, blue: Float, alpha: Float = 1) {
        self.red = red
        self.green = green
        self.blue = blue
        self.alpha = alpha
    }

    package static let clear = RGBA(red: 0, green: 0, blue: 0, alpha: 0)
    package static let black = RGBA(red: 0, green: 0, blue: 0)
    package static let white = RGBA(red: 1, green: 1, blue: 1)

    package func opacity(_ factor: Double) -> RGBA {
        RGBA(red: red, green: green, blue: blue, alpha: alpha * Float(factor))
    }
}

package struct GradientStop: Hashable, Sendable {
    package var color: RGBA
    /// 0…1, ascending within a gradient.
    package var location: Double

    package init(color: RGBA, location: Double) {
        self.color = color
        self.location = location
    }
}

/// Colors along a line from 0 to 1; beyond the ends, the end colors continue.
package struct ColorRamp: Hashable, Sendable {
    package enum Interpolation: UInt8, Hashable, Sendable {
        /// Gamma-encoded sRGB.
        case device
        /// OKLab, SwiftUI's default (evidence: E-GRADIENT-1).
        case perceptual
    }

    package var stops: [GradientStop]
    package var interpolation: Interpolation

    package init(stops: [GradientStop], interpolation: Interpolation) {
        self.stops = stops
        self.interpolation = interpolation
    }
}

/// The paint of a shape, a glyph or a symbol layer. Geometry in canvas points.
package indirect enum Paint: Hashable, Sendable {
    case color(RGBA)
    case linear(ColorRamp, from: CGPoint, to: CGPoint)
    /// Radii in points.
    case radial(ColorRamp, center: CGPoint, from: Double, to: Double)
    /// An elliptical ramp: 0…1 times the half extents of `frame`, scaled by the two radius fractions.
    case elliptical(ColorRamp, frame: CGRect, center: CGPoint, from: Double, to: Double)
    /// Radians; 0 points right, positive turns clockwise on a screen.
    case angular(ColorRamp, center: CGPoint, from: Double, to: Double)
    /// Colors at the points of a grid, smoothly joined.
    case mesh(MeshPaint)
    /// An image of the tree's table, tiled from `origin`; `size` of one tile in points.
    case image(Int, origin: CGPoint, size: CGSize)
    /// The blurred backdrop, tinted.
    case material(Material)
    /// The blurred backdrop with explicit parameters.
    case backdrop(Backdrop)
    /// Another paint with its alpha multiplied.
    case faded(Paint, Double)
}

package struct MeshPaint: Hashable, Sendable {
    package var columns: Int
    package var rows: Int
    /// Canvas points, row by row; `columns * rows` of them.
    package var points: [CGPoint]
    package var colors: [RGBA]
    package var interpolation: ColorRamp.Interpolation

    package init(columns: Int, rows: Int, points: [CGPoint], colors: [RGBA], interpolation: ColorRamp.Interpolation) {
        self.columns = columns
        self.rows = rows
        self.points = points
        self.colors = colors
        self.interpolation = interpolation
    }
}

/// A blurred and covered backdrop: glass without its edge.
package struct Backdrop: Hashable, Sendable {
    /// Standard deviation of the blur in points.
    package var radius: Double
    /// 1 leaves the colors unchanged, 0 makes them gray.
    package var saturation: Double
    /// Drawn over the blurred backdrop.
    package var cover: RGBA

    package init(radius: Double, saturation: Double, cover: RGBA) {
        self.radius = radius
        self.saturation = saturation
        self.cover = cover
    }
}

package enum Material: String, Hashable, Sendable, CaseIterable {
    case ultraThin, thin, regular, thick, ultraThick, bar
}

/// A paint together with its role, so that the host can paint it differently in vibrant and accented modes.
package struct Fill: Hashable, Sendable {
    /// The level of the foreground hierarchy that the style came from.
    package enum Level: UInt8, Hashable, Sendable, CaseIterable {
        /// A style that is not hierarchical: a concrete color or gradient.
        case custom
        case primary, secondary, tertiary, quaternary, quinary
    }

    package var paint: Paint
    package var level: Level

    package init(_ paint: Paint, level: Level = .custom) {
        self.paint = paint
        self.level = level
    }
}
