import CoreGraphics

/// One connected piece of a filled outline: an outer contour and its holes.
struct OutlineComponent {
    var path: PathStorage
    /// Mean thickness: twice the area over the length of all edges.
    var thickness: Double
    /// Thickness of the narrowest hole; infinite without holes.
    var narrowestHole: Double
    var bounds: CGRect
    var outline: [Polygon]

    /// Splits filled paths into connected pieces.
    ///
    /// 1. Flatten every contour.
    /// 2. At some of a contour's edges, the winding numbers slightly to the left and to the right determine, by the
    ///    fill rule, which side has ink. A contour with ink only on its inner side is an outer edge, one with ink only
    ///    on its outer side the edge of a hole; others are invisible and are dropped.
    /// 3. Outer edges are turned clockwise and holes the other way, so that the non-zero rule fills the result.
    /// 4. A hole belongs to the smallest outer edge around it.
    static func split(_ path: PathStorage, evenOdd: Bool) -> [OutlineComponent] {
        let contours = path.contours
        let polygons = path.polygons()
        let areas = polygons.map(\.signedArea)
        var outers: [(index: Int, holes: [Int])] = []
        var holes: [Int] = []
        for index in polygons.indices where abs(areas[index]) > 1e-4 {
            switch inkSide(of: polygons[index], among: polygons, evenOdd: evenOdd) {
            case .inside: outers.append((index, []))
            case .outside: holes.append(index)
            case .neither: continue
            }
        }
        for hole in holes {
            let owner = outers.indices.filter { polygons[outers[$0].index].encloses(polygons[hole]) }
                .min { abs(areas[outers[$0].index]) < abs(areas[outers[$1].index]) }
            if let owner { outers[owner].holes.append(hole) }
        }
        return outers.map { outer in
            let edges = [outer.index] + outer.holes
            var joined = PathStorage()
            for edge in edges {
                let clockwise = areas[edge] > 0
                joined.append(clockwise == (edge == outer.index) ? contours[edge] : contours[edge].reversedContours)
            }
            let area = abs(areas[outer.index]) - outer.holes.reduce(0) { $0 + abs(areas[$1]) }
            let length = edges.reduce(0) { $0 + polygons[$1].perimeter }
            let narrowest = outer.holes.map { 2 * abs(areas[$0]) / polygons[$0].perimeter }.min() ?? .infinity
            return OutlineComponent(
                path: joined, thickness: 2 * max(0, area) / length, narrowestHole: narrowest,
                bounds: polygons[outer.index].bounds, outline: edges.map { polygons[$0] })
        }
    }

    private enum Side { case inside, outside, neither }

    /// A vote of up to nine edges, because single ones may lie on another contour.
    private static func inkSide(of polygon: Polygon, among polygons: [Polygon], evenOdd: Bool) -> Side {
        let hasInk = { (point: CGPoint) in
            let winding = polygons.reduce(0) { $0 + $1.winding(around: point) }
            return evenOdd ? winding % 2 != 0 : winding != 0
        }
        var votes: [Side: Int] = [:]
        let step = max(1, polygon.points.count / 9)
        for index in stride(from: 0, to: polygon.points.count, by: step) {
            let from = polygon.points[index]
            let to = polygon.points[(index + 1) % polygon.points.count]
            let length = from.distance(to: to)
            guard length > 1e-6 else { continue }
            let middle = from.mixed(with: to, 0.5)
            let normal = CGPoint(x: (to.y - from.y) / length * 0.01, y: (from.x - to.x) / length * 0.01)
            let left = CGPoint(x: middle.x + normal.x, y: middle.y + normal.y)
            let right = CGPoint(x: middle.x - normal.x, y: middle.y - normal.y)
            let isLeftInside = polygon.winding(around: left) != 0
            let inner = hasInk(isLeftInside ? left : right)
            let outer = hasInk(isLeftInside ? right : left)
            votes[inner == outer ? .neither : inner ? .inside : .outside, default: 0] += 1
        }
        let ranked: [Side] = [.inside, .outside, .neither]
        return ranked.max { votes[$0, default: 0] < votes[$1, default: 0] } ?? .neither
    }

    func gap(to other: OutlineComponent) -> Double {
        guard bounds.insetBy(dx: -2, dy: -2).intersects(other.bounds) else { return .infinity }
        var best = Double.infinity
        for first in outline {
            for second in other.outline { best = min(best, first.distance(to: second)) }
        }
        return best
    }
}
