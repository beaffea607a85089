import CoreGraphics
import EvidenceSupport

/// The part of a picture that a drawing is compared with. Areas and boxes are only compared for the whole picture.
enum PicturePart {
    case whole
    /// All pixels except those with content that cannot be reproduced, such as text.
    case outside([CGRect])
    case inside(CGRect)

    func contains(_ x: Double, _ y: Double) -> Bool {
        let point = CGPoint(x: x, y: y)
        return switch self {
        case .whole: true
        case .outside(let rectangles): !rectangles.contains { $0.contains(point) }
        case .inside(let rectangle): rectangle.contains(point)
        }
    }
}

/// A drawing's deviation from the facts measured in a picture: the maximum of each kind.
struct PictureDeviation: CustomStringConvertible {
    enum Kind: String, CaseIterable {
        /// Pixels between the places of an edge that crosses its line steeply.
        case edge
        /// 255ths between the colors of a named point.
        case color
        /// Thousandths of the picture's pixels that have a flat color in only one of both.
        case area
        /// Pixels between the sides of a box of ink.
        case box

        /// The allowed deviation.
        var bound: Double {
            switch self {
            case .edge: 0.1
            case .color: 2
            case .area, .box: 1
            }
        }
    }

    private var worst: [Kind: (value: Double, place: String)] = [:]

    init(of grid: PixelGrid, from facts: PictureFacts, within part: PicturePart = .whole) {
        guard grid.width == facts.width, grid.height == facts.height else {
            for kind in Kind.allCases { note(kind, .infinity, "\(grid.width)x\(grid.height) pixels") }
            return
        }
        for line in facts.lines {
            for (edge, position) in zip(line.edges, line.positions(in: grid)) where !edge.isSlanting {
                let across = Double(line.index)
                let (x, y) = line.axis == .row ? (edge.position, across) : (across, edge.position)
                guard part.contains(x, y) else { continue }
                note(.edge, abs(position - edge.position), "\(line.axis) \(line.index) at \(edge.position)")
            }
        }
        for (point, color) in facts.colors {
            let (x, y) = point.place(width: grid.width, height: grid.height)
            guard part.contains(Double(x), Double(y)) else { continue }
            note(.color, Double(grid[x, y].distance(to: color)), point.rawValue)
        }
        guard case .whole = part else { return }
        for flat in facts.flats {
            let difference = abs(PictureFacts.count(flat.color, in: grid) - flat.pixels)
            note(.area, Double(difference) * 1000 / Double(grid.width * grid.height), flat.color.description)
        }
        compareBoxes(InkBoxFinder.boxes(grid), facts.boxes)
    }

    private mutating func compareBoxes(_ found: [CGRect], _ expected: [CGRect]) {
        guard found.count == expected.count else {
            note(.box, .infinity, "\(found.count) instead of \(expected.count)")
            return
        }
        for (one, other) in zip(found, expected) {
            let sides = [
                one.minX - other.minX, one.minY - other.minY, one.maxX - other.maxX, one.maxY - other.maxY,
            ]
            note(.box, Double(sides.map { abs($0) }.max() ?? 0), "at \(Int(other.minX)), \(Int(other.minY))")
        }
    }

    private mutating func note(_ kind: Kind, _ value: Double, _ place: String) {
        if value > worst[kind]?.value ?? -1 { worst[kind] = (value, place) }
    }

    /// In hundredths, rounded up.
    func value(_ kind: Kind) -> Double {
        let value = worst[kind]?.value ?? 0
        return value.isFinite ? max((value * 100 - 0.001).rounded(.up), 0) / 100 : value
    }

    func holds(_ kind: Kind) -> Bool { value(kind) <= kind.bound }

    var holds: Bool { Kind.allCases.allSatisfy(holds) }

    var description: String {
        Kind.allCases.map { "\($0) \(value($0)) (\(worst[$0]?.place ?? "-"))" }.joined(separator: ", ")
    }
}
