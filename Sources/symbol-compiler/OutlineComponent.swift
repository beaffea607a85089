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
    /// 1. Flatten every contour and find which contours enclose it.
    /// 2. The winding just outside and just inside a contour tells by the fill rule whether it is an outer edge, the
    ///    edge of a hole, or an edge within the ink, which is dropped.
    /// 3. Outer edges are turned clockwise and holes the other way, so that the non-zero rule fills the result.
    /// 4. A hole belongs to the smallest outer edge around it.
    static func split(_ path: PathStorage, evenOdd: Bool) -> [OutlineComponent] {
        let contours = path.contours
        let polygons = path.flattened()
        let areas = polygons.map(\.signedArea)
        var outers: [(index: Int, holes: [Int])] = []
        var holes: [Int] = []
        for index in polygons.indices where abs(areas[index]) > 1e-4 {
            let around = polygons.indices.filter {
                $0 != index && abs(areas[$0]) > abs(areas[index]) && polygons[$0].encloses(polygons[index])
            }
            let outside = evenOdd ? around.count % 2 : around.reduce(0) { $0 + (areas[$1] > 0 ? 1 : -1) }
            let inside = evenOdd ? (outside + 1) % 2 : outside + (areas[index] > 0 ? 1 : -1)
            if outside == 0, inside != 0 { outers.append((index, [])) }
            if outside != 0, inside == 0 { holes.append(index) }
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
                joined.append(clockwise == (edge == outer.index) ? contours[edge] : contours[edge].reversed)
            }
            let area = abs(areas[outer.index]) - outer.holes.reduce(0) { $0 + abs(areas[$1]) }
            let length = edges.reduce(0) { $0 + polygons[$1].perimeter }
            let narrowest = outer.holes.map { 2 * abs(areas[$0]) / polygons[$0].perimeter }.min() ?? .infinity
            return OutlineComponent(
                path: joined, thickness: 2 * max(0, area) / length, narrowestHole: narrowest,
                bounds: polygons[outer.index].bounds, outline: edges.map { polygons[$0] })
        }
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
