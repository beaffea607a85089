import CoreGraphics
import RenderModel

/// A coarse picture of one layer's mask: enough to compare amounts of ink. Eight samples per unit, no antialiasing.
struct MaskRaster {
    private static let samplesPerUnit = 8.0
    private static let margin = 4.0

    private var columns: Int
    private var rows: Int
    private var covered: [Bool]

    init(_ steps: [SymbolDrawing.Step], box: CGSize) {
        columns = Int((box.width + 2 * Self.margin) * Self.samplesPerUnit)
        rows = Int((box.height + 2 * Self.margin) * Self.samplesPerUnit)
        covered = [Bool](repeating: false, count: columns * rows)
        for step in steps {
            switch step {
            case .fill(let path): fill(path, with: true)
            case .erase(let path): fill(path, with: false)
            case .stroke(let path, let width): stroke(path, width: width, with: true)
            case .eraseStroke(let path, let width): stroke(path, width: width, with: false)
            }
        }
    }

    /// Square units.
    var ink: Double {
        Double(covered.lazy.filter { $0 }.count) / (Self.samplesPerUnit * Self.samplesPerUnit)
    }

    /// The box around everything covered, in units of the drawing.
    var bounds: CGRect {
        let places = covered.indices.filter { covered[$0] }
        guard let first = places.first, let last = places.last else { return .null }
        let minX = places.lazy.map { $0 % columns }.min() ?? 0
        let maxX = places.lazy.map { $0 % columns }.max() ?? 0
        let unit = { (index: Int) in Double(index) / Self.samplesPerUnit - Self.margin }
        return CGRect(
            x: unit(minX), y: unit(first / columns), width: Double(maxX - minX + 1) / Self.samplesPerUnit,
            height: Double(last / columns - first / columns + 1) / Self.samplesPerUnit)
    }

    func covers(x: Double, y: Double) -> Bool {
        let column = Int((x + Self.margin) * Self.samplesPerUnit)
        let row = Int((y + Self.margin) * Self.samplesPerUnit)
        guard (0..<columns).contains(column), (0..<rows).contains(row) else { return false }
        return covered[row * columns + column]
    }

    /// Samples between crossings with a winding other than zero.
    private mutating func fill(_ path: PathStorage, with value: Bool) {
        let edges = Self.edges(of: path, closed: true)
        for row in 0..<rows {
            let y = (Double(row) + 0.5) / Self.samplesPerUnit - Self.margin
            var crossings: [(x: Double, turn: Int)] = []
            for (from, to) in edges where (from.y > y) != (to.y > y) {
                crossings.append((from.x + (y - from.y) * (to.x - from.x) / (to.y - from.y), to.y > from.y ? 1 : -1))
            }
            crossings.sort { $0.x < $1.x }
            var winding = 0
            for (crossing, next) in zip(crossings, crossings.dropFirst()) {
                winding += crossing.turn
                guard winding != 0 else { continue }
                let start = max(0, Int(((crossing.x + Self.margin) * Self.samplesPerUnit - 0.5).rounded(.up)))
                let end = min(columns, Int(((next.x + Self.margin) * Self.samplesPerUnit - 0.5).rounded(.up)))
                for column in start..<max(start, end) { covered[row * columns + column] = value }
            }
        }
    }

    /// Samples within half the width of any segment.
    private mutating func stroke(_ path: PathStorage, width: Double, with value: Bool) {
        let reach = width / 2
        for (from, to) in Self.edges(of: path, closed: false) {
            let left = Int((min(from.x, to.x) - reach + Self.margin) * Self.samplesPerUnit)
            let right = Int((max(from.x, to.x) + reach + Self.margin) * Self.samplesPerUnit) + 1
            let top = Int((min(from.y, to.y) - reach + Self.margin) * Self.samplesPerUnit)
            let bottom = Int((max(from.y, to.y) + reach + Self.margin) * Self.samplesPerUnit) + 1
            let (dx, dy) = (to.x - from.x, to.y - from.y)
            let squaredLength = dx * dx + dy * dy
            for row in max(0, top)..<max(0, min(rows, bottom)) {
                let y = (Double(row) + 0.5) / Self.samplesPerUnit - Self.margin
                for column in max(0, left)..<max(0, min(columns, right)) {
                    let x = (Double(column) + 0.5) / Self.samplesPerUnit - Self.margin
                    let along = squaredLength > 0 ? ((x - from.x) * dx + (y - from.y) * dy) / squaredLength : 0
                    let clamped = min(1, max(0, along))
                    let (offX, offY) = (x - from.x - clamped * dx, y - from.y - clamped * dy)
                    if offX * offX + offY * offY <= reach * reach { covered[row * columns + column] = value }
                }
            }
        }
    }

    private static func edges(of path: PathStorage, closed: Bool) -> [(CGPoint, CGPoint)] {
        let flat = path.straightened(tolerance: 0.03)
        var edges: [(CGPoint, CGPoint)] = []
        var start = CGPoint.zero
        var current = CGPoint.zero
        var index = 0
        for verb in flat.verbs {
            switch verb {
            case .move:
                if closed, current != start { edges.append((current, start)) }
                start = flat.points[index]
                current = start
            case .line, .quad, .cubic:
                let end = flat.points[index + verb.pointCount - 1]
                edges.append((current, end))
                current = end
            case .close:
                edges.append((current, start))
                current = start
            }
            index += verb.pointCount
        }
        if closed, current != start { edges.append((current, start)) }
        return edges
    }
}
