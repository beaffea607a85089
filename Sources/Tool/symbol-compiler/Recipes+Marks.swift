import CoreGraphics
import SymbolSet

/// The project's own drawings, by name. Lines are exactly as thick as the weight specifies.
enum Recipes {
    typealias Table = [String: SymbolBuilder.Recipe]

    static func lines(_ points: [(Double, Double)]..., thickest: Double = .infinity) -> Drawing {
        Drawing(points.map { .line(PathStorage.lines($0.map { CGPoint(x: $0.0, y: $0.1) }), thickest: thickest) })
    }

    static func solid(_ path: PathStorage) -> Drawing { Drawing([.solid(path)]) }

    static func fixed(_ drawing: @autoclosure @escaping @Sendable () -> Drawing) -> SymbolBuilder.Recipe {
        { _ in drawing() }
    }

    static func text(_ string: String, height: Double, weights: [Double] = [100, 400, 900]) -> SymbolBuilder.Recipe {
        { try $0.icons.text(string, height: height, weights: weights) }
    }

    /// Ticks, signs, list lines and chevrons.
    static let marks: Table = [
        "plus": fixed(lines([(-6.1, 0), (6.1, 0)], [(0, -6.1), (0, 6.1)])),
        "minus": fixed(lines([(-6.1, 0), (6.1, 0)])),
        "xmark": fixed(lines([(-5.1, -5.1), (5.1, 5.1)], [(5.1, -5.1), (-5.1, 5.1)])),
        "multiply": fixed(lines([(-5.1, -5.1), (5.1, 5.1)], [(5.1, -5.1), (-5.1, 5.1)])),
        "divide": fixed(Drawing(lines([(-6.1, 0), (6.1, 0)]).parts + dots([(0, -4.6), (0, 4.6)], radius: 1.25))),
        "equal": fixed(lines([(-6.1, -2.4), (6.1, -2.4)], [(-6.1, 2.4), (6.1, 2.4)])),
        "checkmark": fixed(lines([(-5.6, 0.9), (-1.9, 5.6), (5.6, -5.6)])),
        "exclamationmark": fixed(
            Drawing([.line(.line(0, -6.2, 0, 1.9), share: 1.12)] + dots([(0, 5.7)], radius: 1.1))),
        "questionmark": text("?", height: 13.4, weights: [140, 450, 900]),
        "info": fixed(
            Drawing(
                lines([(-2.1, -1.9), (0.35, -1.9), (0.35, 5.4)], [(-2.7, 5.4), (3.4, 5.4)]).parts
                    + dots([(0, -5.6)], radius: 1.2))),
        "ellipsis": fixed(Drawing(dots([(-5.4, 0), (0, 0), (5.4, 0)], radius: 1.5))),
        "dollarsign": text("$", height: 12.6),
        "eurosign": text("€", height: 13),
        "sterlingsign": text("£", height: 13),
        "yensign": text("¥", height: 13),
        "wonsign": text("₩", height: 12.4),
        "percent": text("%", height: 12.4),
        "number": text("#", height: 12.4),
        "at": text("@", height: 13),
        "textformat": text("Aa", height: 11.6),
        "chevron.left": fixed(lines([(3, -5.9), (-3, 0), (3, 5.9)])),
        "chevron.right": fixed(lines([(-3, -5.9), (3, 0), (-3, 5.9)])),
        "chevron.up": fixed(lines([(-5.9, 3), (0, -3), (5.9, 3)])),
        "chevron.down": fixed(lines([(-5.9, -3), (0, 3), (5.9, -3)])),
        "chevron.backward": { try $0.drawing("chevron.left") },
        "chevron.forward": { try $0.drawing("chevron.right") },
        "chevron.left.2": fixed(lines([(-0.9, -5.9), (-6.9, 0), (-0.9, 5.9)], [(6.9, -5.9), (0.9, 0), (6.9, 5.9)])),
        "chevron.right.2": fixed(lines([(0.9, -5.9), (6.9, 0), (0.9, 5.9)], [(-6.9, -5.9), (-0.9, 0), (-6.9, 5.9)])),
        "chevron.up.chevron.down": fixed(
            lines([(-4.2, -2.8), (0, -7), (4.2, -2.8)], [(-4.2, 2.8), (0, 7), (4.2, 2.8)])),
        "chevron.compact.down": fixed(lines([(-6.7, -1.6), (0, 1.6), (6.7, -1.6)])),
        "chevron.compact.up": fixed(lines([(-6.7, 1.6), (0, -1.6), (6.7, 1.6)])),
        "line.3.horizontal": fixed(lines([(-7, -4.6), (7, -4.6)], [(-7, 0), (7, 0)], [(-7, 4.6), (7, 4.6)])),
        "line.3.horizontal.decrease": fixed(
            lines([(-7, -4.6), (7, -4.6)], [(-4.6, 0), (4.6, 0)], [(-2.2, 4.6), (2.2, 4.6)])),
        "text.alignleft": fixed(textLines { width in (-7, width - 7) }),
        "text.alignright": fixed(textLines { width in (7 - width, 7) }),
        "text.aligncenter": fixed(textLines { width in (-width / 2, width / 2) }),
        "text.justify": fixed(textLines { _ in (-7, 7) }),
        "list.bullet": fixed(
            Drawing(listLines.parts + dots([(-7.4, -5.2), (-7.4, 0), (-7.4, 5.2)], radius: 1.1))),
        "list.dash": fixed(
            Drawing(
                listLines.parts
                    + lines([(-8, -5.2), (-6.8, -5.2)], [(-8, 0), (-6.8, 0)], [(-8, 5.2), (-6.8, 5.2)]).parts)),
    ]

    static func dots(_ centers: [(Double, Double)], radius: Double) -> [Part] {
        centers.map { x, y in
            let rule = SymbolProgram.EdgeRule(nominal: Drawing.regularStem, gain: 0.55, thinnest: radius * 1.5)
            return Part(growth: .outline(rule), paths: [.circle(CGPoint(x: x, y: y), radius: radius)])
        }
    }

    private static let listLines = lines([(-3.6, -5.2), (8, -5.2)], [(-3.6, 0), (8, 0)], [(-3.6, 5.2), (8, 5.2)])

    private static func textLines(_ span: (Double) -> (Double, Double)) -> Drawing {
        Drawing(
            zip([14.0, 9, 14, 9], [-6.3, -2.1, 2.1, 6.3]).map { width, y in
                let (from, to) = span(width)
                return Part.line(.line(from, y, to, y))
            })
    }
}
