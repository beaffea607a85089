import CoreGraphics

/// A symbol before its weight is chosen: layers of parts, each with a rule how it grows.
///
/// Coordinates are units of 1/16 em, y down, in the layout frame whose origin is its top left corner; ink may pass the
/// frame a little. The parts are drawn for the regular weight, with which the frame agrees.
package struct SymbolProgram: Hashable, Sendable {
    /// How the drawing follows the weight. Thicknesses in units.
    package enum Growth: Hashable, Sendable {
        /// Not at all.
        case rigid
        /// A filled outline that is `nominal` thick as drawn. Its edge moves until it is `share` of the weight's stem
        /// thick; the movement is multiplied by `gain` and kept within `-limit...limit` (total over both edges).
        case outline(nominal: Double, share: Double, gain: Double, limit: Double)
        /// A centre line, stroked with `share` of the weight's stem plus `extra`.
        case stroke(share: Double, extra: Double)
    }

    package enum Mode: UInt8, Hashable, Sendable { case paint, erase }

    package struct Part: Hashable, Sendable {
        package var mode: Mode
        package var growth: Growth
        /// One path, or three compatible ones for ultralight, regular and black, between which weights interpolate.
        package var paths: [PathStorage]

        package init(mode: Mode = .paint, growth: Growth, paths: [PathStorage]) {
            self.mode = mode
            self.growth = growth
            self.paths = paths
        }
    }

    package struct Layer: Hashable, Sendable {
        package var role: SymbolLayerRole
        package var parts: [Part]
        /// Parts that cut the layers below before this one is painted.
        package var cuts: [Part]

        package init(role: SymbolLayerRole = SymbolLayerRole(), parts: [Part], cuts: [Part] = []) {
            self.role = role
            self.parts = parts
            self.cuts = cuts
        }
    }

    package var name: String
    /// Size of the layout frame in units.
    package var width: Double
    package var height: Double
    /// Distance from the frame's top to the text baseline, in units.
    package var baseline: Double
    /// How many stems of outward growth the outermost parts have: 1 for an outline, less for a filled shape.
    package var edgeShare: Double
    package var layers: [Layer]

    package init(
        name: String, width: Double, height: Double, baseline: Double, edgeShare: Double, layers: [Layer]
    ) {
        self.name = name
        self.width = width
        self.height = height
        self.baseline = baseline
        self.edgeShare = edgeShare
        self.layers = layers
    }

    /// Units per em.
    package static let unitsPerEm = 16.0
}
