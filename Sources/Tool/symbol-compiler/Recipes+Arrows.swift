import CoreGraphics
import Foundation
import SymbolSet

extension Recipes {
    private static let upArrow = lines([(0, 6.55), (0, -6.55)], [(-5.3, -1.35), (0, -6.55), (5.3, -1.35)])
    private static let uprightArrow = framed(upArrow)
    private static let diagonalArrow = lines([(-5.2, 5.2), (5.2, -5.2)], [(-2.4, -5.2), (5.2, -5.2), (5.2, 2.4)])
    private static let smallUp = lines([(0, 6.6), (0, -6.6)], [(-3.6, -3), (0, -6.6), (3.6, -3)])

    /// Straight, turning and circling arrows, and solid triangles.
    static let arrows: Table = [
        "arrow.up": fixed(uprightArrow),
        "arrow.down": fixed(uprightArrow.rotated(degrees: 180)),
        "arrow.left": fixed(upArrow.rotated(degrees: -90)),
        "arrow.right": fixed(upArrow.rotated(degrees: 90)),
        "arrow.backward": fixed(upArrow.rotated(degrees: -90)),
        "arrow.forward": fixed(upArrow.rotated(degrees: 90)),
        "arrow.up.right": fixed(diagonalArrow),
        "arrow.up.forward": fixed(diagonalArrow),
        "arrow.down.right": fixed(diagonalArrow.rotated(degrees: 90)),
        "arrow.down.forward": fixed(diagonalArrow.rotated(degrees: 90)),
        "arrow.down.left": fixed(diagonalArrow.rotated(degrees: 180)),
        "arrow.down.backward": fixed(diagonalArrow.rotated(degrees: 180)),
        "arrow.up.left": fixed(diagonalArrow.rotated(degrees: -90)),
        "arrow.up.backward": fixed(diagonalArrow.rotated(degrees: -90)),
        "arrow.up.arrow.down": fixed(smallUp.moved(-4, 0).over(smallUp.rotated(degrees: 180).moved(4, 0)).flattened()),
        "arrow.left.arrow.right": fixed(
            smallUp.rotated(degrees: 90).moved(0, -4).over(smallUp.rotated(degrees: -90).moved(0, 4)).flattened()),
        "arrow.up.to.line": fixed(
            upArrow.scaled(0.82).moved(0, 2).over(lines([(-6, -7), (6, -7)])).flattened()),
        "arrow.down.to.line": fixed(
            upArrow.scaled(0.82).rotated(degrees: 180).moved(0, -2).over(lines([(-6, 7), (6, 7)])).flattened()),
        "arrow.clockwise": fixed(turning(mirrored: false)),
        "arrow.counterclockwise": fixed(turning(mirrored: true)),
        "arrow.trianglehead.clockwise": { try $0.drawing("arrow.clockwise") },
        "arrow.trianglehead.counterclockwise": { try $0.drawing("arrow.counterclockwise") },
        "arrow.triangle.2.circlepath": fixed(circlePath(solidHeads: true)),
        "arrow.2.circlepath": fixed(circlePath(solidHeads: false)),
        "arrow.circlepath": fixed(circlePath(solidHeads: false)),
        "dollarsign.arrow.circlepath": { builder in
            try builder.drawing("dollarsign").scaled(0.5, emphasis: 0.9).over(circlePath(solidHeads: true)).flattened()
        },
        "arrowtriangle.up.fill": fixed(triangle),
        "arrowtriangle.down.fill": fixed(triangle.rotated(degrees: 180)),
        "arrowtriangle.left.fill": fixed(triangle.rotated(degrees: -90)),
        "arrowtriangle.right.fill": fixed(triangle.rotated(degrees: 90)),
        "arrowtriangle.up": fixed(openTriangle),
        "arrowtriangle.down": fixed(openTriangle.rotated(degrees: 180)),
        "arrowtriangle.left": fixed(openTriangle.rotated(degrees: -90)),
        "arrowtriangle.right": fixed(openTriangle.rotated(degrees: 90)),
        "goforward.10": skip("10", mirrored: false), "gobackward.10": skip("10", mirrored: true),
        "goforward.15": skip("15", mirrored: false), "gobackward.15": skip("15", mirrored: true),
        "goforward.30": skip("30", mirrored: false), "gobackward.30": skip("30", mirrored: true),
        "goforward.45": skip("45", mirrored: false), "gobackward.45": skip("45", mirrored: true),
        "goforward.60": skip("60", mirrored: false), "gobackward.60": skip("60", mirrored: true),
        "goforward": fixed(circling(mirrored: false)), "gobackward": fixed(circling(mirrored: true)),
        "down": { try $0.drawing("arrow.down") },
    ]

    /// Adds the space that the system leaves next to an upright arrow: in bold, 7 pixels to the left of 47 at 20 points
    /// and three pixels per point (I0438, I0442, I0450), 8 to the left of 52 at 22 points (I0446). It is 56 and 62
    /// pixels high there.
    private static func framed(_ arrow: Drawing) -> Drawing {
        let width = 61.0 / 60 * SymbolProgram.unitsPerEm
        var framed = arrow
        framed.frame = CGRect(x: -width / 2, y: arrow.ink.minY, width: width, height: arrow.ink.height)
        return framed
    }

    private static let triangle = solid(triangleEdge(13.6, 11.4, rounding: 1.3)).centered()
    private static let openTriangle = Drawing([.line(triangleEdge(12.2, 10, rounding: 0.9))]).centered()

    private static func triangleEdge(_ width: Double, _ height: Double, rounding: Double) -> PathStorage {
        .roundedPolygon(
            [
                CGPoint(x: 0, y: -height / 2), CGPoint(x: width / 2, y: height / 2),
                CGPoint(x: -width / 2, y: height / 2),
            ], radius: rounding)
    }

    /// As large as the templates state, and as far above the middle of the capitals (N1980).
    private static func turning(mirrored: Bool) -> Drawing {
        circling(mirrored: mirrored).stretched(13.79, 16.72).moved(0, -0.88)
    }

    /// A nearly closed circle whose end carries a head that points along it.
    private static func circling(mirrored: Bool, radius: Double = 6.7) -> Drawing {
        let end = -72.0
        let arc = Part.line([-34.0, -28, -6].map { .arc(radius: radius, from: $0, to: end + 360) })
        let clockwise = Drawing([arc, head(at: end, radius: radius, lengths: [3.4, 3.9, 5.4])])
        return mirrored ? clockwise.mirrored() : clockwise
    }

    /// Two lines that meet on the circle at an angle (degrees), pointing clockwise.
    /// The lengths are for ultralight, regular and black: thick lines need longer ones.
    private static func head(at angle: Double, radius: Double, lengths: [Double]) -> Part {
        let radians = angle * .pi / 180
        let tip = CGPoint(x: radius * cos(radians), y: radius * sin(radians))
        // The direction of travel, turned back slightly so that the head appears straight on the bent line behind it.
        let travel = radians + .pi / 2 - 0.22
        return .line(
            lengths.map { length in
                let ends = [travel + 0.75 * .pi, travel - 0.75 * .pi].map {
                    CGPoint(x: tip.x + length * cos($0), y: tip.y + length * sin($0))
                }
                return .lines([ends[0], tip, ends[1]])
            })
    }

    private static func circlePath(solidHeads: Bool) -> Drawing {
        let radius = 6.9
        let half: Drawing
        if solidHeads {
            let growing = EdgeRule(nominal: Drawing.regularStem, gain: 0.9)
            let triangle = Part(growth: .outline(growing), paths: [triangleEdge(5.4, 4.6, rounding: 0.5)])
            let head = Drawing([triangle]).rotated(degrees: 90 + 8).moved(0, -radius)
                .rotated(degrees: 68)
            half = Drawing([.line(.arc(radius: radius, from: 190, to: 326))] + head.parts)
        } else {
            half = Drawing([
                .line(.arc(radius: radius, from: 195, to: 342)),
                head(at: 342, radius: radius, lengths: [3, 3.4, 4.6]),
            ])
        }
        return half.over(half.rotated(degrees: 180)).flattened()
    }

    private static func skip(_ seconds: String, mirrored: Bool) -> SymbolBuilder.Recipe {
        { builder in
            let text = try builder.icons.text(seconds, height: 5.2, weights: [250, 560, 900])
            return text.over(circling(mirrored: mirrored, radius: 7.2)).flattened()
        }
    }
}
