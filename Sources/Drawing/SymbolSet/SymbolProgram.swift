import CoreGraphics

/// A symbol before its weight is chosen: layers of parts, each with a growth rule.
///
/// Coordinates are units of 1/16 em, y down, in the layout frame whose origin is its top left corner; ink may exceed
/// the frame slightly. The parts and the frame are those of the regular weight.
package struct SymbolProgram: Hashable, Sendable {
    /// How far an edge moves with the weight. All lengths in units.
    ///
    /// The target is `gain * (share * stem - nominal)`: a line drawn `nominal` thick becomes `share` stems thick. It
    /// levels off smoothly toward `thinnest` below and `thickest` above, so that thin lines never vanish and narrow
    /// gaps never close, and is strictly increasing in the stem.
    package struct EdgeRule: Hashable, Sendable {
        /// Thickness of the lines as drawn.
        package var nominal: Double
        /// Desired thickness in stems.
        package var share: Double
        /// 1 for lines; less for filled shapes, which hardly follow the weight.
        package var gain: Double
        /// Limit of the movement below zero, as a positive length.
        package var thinnest: Double
        /// Limit of the movement above zero.
        package var thickest: Double

        package init(
            nominal: Double, share: Double = 1, gain: Double = 1, thinnest: Double = .infinity,
            thickest: Double = .infinity
        ) {
            self.nominal = nominal
            self.share = share
            self.gain = gain
            self.thinnest = thinnest
            self.thickest = thickest
        }

        /// Total movement over both edges of a line for a stem in units.
        package func movement(stem: Double) -> Double {
            let wish = gain * (share * stem - nominal)
            let bound = wish < 0 ? thinnest : thickest
            guard bound > 0 else { return 0 }
            let ratio = wish / bound
            return wish / (1 + ratio * ratio * ratio * ratio).squareRoot().squareRoot()
        }
    }

    /// How a part of the drawing follows the weight.
    package enum Growth: Hashable, Sendable {
        /// Not at all.
        case rigid
        /// A filled outline whose edge moves.
        case outline(EdgeRule)
        /// A center line with a stroke of `nominal` plus the movement plus `margin`.
        case stroke(EdgeRule, margin: Double)
    }

    package enum Mode: UInt8, Hashable, Sendable { case paint, erase }

    package struct Part: Hashable, Sendable {
        package var mode: Mode
        package var growth: Growth
        /// One path, or three compatible ones for ultralight, regular and black, between which weights are
        /// interpolated.
        package var paths: [PathStorage]

        package init(mode: Mode = .paint, growth: Growth, paths: [PathStorage]) {
            self.mode = mode
            self.growth = growth
            self.paths = paths
        }
    }

    /// The part of a symbol colored by one style. A layer in front of others is cut out of them by their own erasing
    /// parts.
    package struct Layer: Hashable, Sendable {
        package var role: SymbolLayerRole
        package var parts: [Part]

        package init(role: SymbolLayerRole = SymbolLayerRole(), parts: [Part]) {
            self.role = role
            self.parts = parts
        }
    }

    package var name: String
    /// Size of the layout frame in units.
    package var width: Double
    package var height: Double
    /// Distance from the frame's top to the text baseline, in units.
    package var baseline: Double
    /// The rule of the outermost part, which determines how far the ink grows beyond the frame.
    package var edge: EdgeRule
    /// What the layout adds at the frame's sides, in units.
    package var margins: SymbolSideMargins
    package var layers: [Layer]

    package init(
        name: String, width: Double, height: Double, baseline: Double, edge: EdgeRule,
        margins: SymbolSideMargins = .none, layers: [Layer]
    ) {
        self.name = name
        self.width = width
        self.height = height
        self.baseline = baseline
        self.edge = edge
        self.margins = margins
        self.layers = layers
    }

    /// Units per em.
    package static let unitsPerEm = 16.0
}
