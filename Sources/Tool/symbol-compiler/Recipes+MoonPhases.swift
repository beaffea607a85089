import CoreGraphics
import SymbolSet

extension Recipes {
    /// A ring with the lit part solid.
    static let moonPhases: Table = [
        "moonphase.new.moon": fixed(phase(nil)),
        "moonphase.waxing.crescent": fixed(phase(0.55)),
        "moonphase.first.quarter": fixed(phase(0)),
        "moonphase.waxing.gibbous": fixed(phase(-0.55)),
        "moonphase.full.moon": fixed(phase(-1)),
        "moonphase.waning.gibbous": fixed(phase(-0.55).mirrored()),
        "moonphase.last.quarter": fixed(phase(0).mirrored()),
        "moonphase.waning.crescent": fixed(phase(0.55).mirrored()),
    ]

    /// The lit part lies between the right half of the circle and the terminator, half an ellipse.
    ///
    /// - Parameter terminator: The crossing of the terminator and the horizontal diameter, -1 (left) to 1 (right);
    ///   `nil` when nothing is lit.
    private static func phase(_ terminator: Double?) -> Drawing {
        let ring = outline(.circle(radius: 8)).withRoles([SymbolLayerRole(level: .secondary, color: .gray)])
        guard let terminator else { return ring }
        let radius = 7.5
        var lit = PathStorage.arc(radius: radius, from: -90, to: 90)
        lit.appendArc(.zero, radiusX: radius * terminator, radiusY: radius, from: .pi / 2, to: -.pi / 2)
        lit.close()
        return Drawing([.solid(lit)], role: SymbolLayerRole(color: .white)).over(ring)
    }
}
