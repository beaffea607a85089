import CoreGraphics
import RenderModel

#if canImport(Glibc)
    import Glibc
#endif

/// Paints without an SVG element, split into plain pieces.
extension Drawing {
    /// Sectors of a conic ramp.
    ///
    /// 1. The circle that covers the canvas is split at every degree and at every stop.
    /// 2. Each sector has the ramp's color at its center. Outside the ramp's angles the end colors continue.
    /// 3. A sector extends under the next one, so that there is no visible seam.
    static func writeSectors(
        _ ramp: ColorRamp, center: CGPoint, from: Double, to: Double, canvas: CGRect, into buffer: inout XMLBuffer
    ) {
        let corners = [
            CGPoint(x: canvas.minX, y: canvas.minY), CGPoint(x: canvas.maxX, y: canvas.minY),
            CGPoint(x: canvas.minX, y: canvas.maxY), CGPoint(x: canvas.maxX, y: canvas.maxY),
        ]
        let radius = (corners.map { hypot($0.x - center.x, $0.y - center.y) }.max() ?? 0) * 1.01 + 1
        let sectors = 360
        let step = 2 * Double.pi / Double(sectors)
        let span = to - from
        for index in 0..<sectors where !buffer.isFull {
            let start = from + Double(index) * step
            let end = start + step * (index + 1 < sectors ? 1.5 : 1)
            let location = span == 0 ? 1 : (Double(index) + 0.5) * step / span
            var color = ramp.color(at: location)
            // A ramp shorter than the circle: the half of the gap before the start has the first color.
            let rest = 2 * Double.pi - abs(span)
            if rest > 0, (Double(index) + 0.5) * step > abs(span) + rest / 2 { color = ramp.color(at: 0) }
            var path = PathStorage()
            path.move(to: center)
            path.line(to: CGPoint(x: center.x + radius * cos(start), y: center.y + radius * sin(start)))
            path.line(to: CGPoint(x: center.x + radius * cos(end), y: center.y + radius * sin(end)))
            path.close()
            buffer.empty(
                "path",
                [
                    ("d", pathData(path, within: buffer.rest)), ("fill", color.hexadecimal),
                    ("fill-opacity", text(Double(color.alpha))),
                ])
        }
    }

    /// Bytes of the document's limit for each facet of a mesh; the limit of a file allows about 100,000 facets.
    private static let bytesPerFacet = 640
    /// Bytes of a facet with the shortest coordinates.
    private static let shortestFacet = 44

    /// The most facets of a mesh. It depends only on the limit, so that equal meshes are equal definitions.
    var mostFacets: Int { max(1, limit / Self.bytesPerFacet) }

    /// Flat quadrilaterals with colors between those of the corners of a mesh's cells.
    ///
    /// 1. Each cell of the grid becomes eight by eight facets, or as many as keep the whole mesh within the most.
    /// 2. Where one facet for each cell is too many, the mesh is thinned out first.
    /// 3. If the facets cannot fit into what is left of the document, none is written.
    static func writeFacets(_ original: MeshPaint, atMost most: Int, into buffer: inout XMLBuffer) {
        let (size, overflows) = original.columns.multipliedReportingOverflow(by: original.rows)
        guard !overflows, original.columns > 1, original.rows > 1, original.points.count == size,
            original.colors.count == size
        else { return }
        let mesh = original.thinned(toCells: most)
        let columns = mesh.columns
        let rows = mesh.rows
        let cells = (columns - 1) * (rows - 1)
        let pieces = (1...8).last { cells * $0 * $0 <= most } ?? 1
        guard cells * pieces * pieces * shortestFacet <= buffer.room else {
            buffer.refuse()
            return
        }
        for row in 0..<rows - 1 {
            for column in 0..<columns - 1 where !buffer.isFull {
                let corner = row * columns + column
                let indices = [corner, corner + 1, corner + columns, corner + columns + 1]
                func point(_ u: Double, _ v: Double) -> CGPoint {
                    let weights = [(1 - u) * (1 - v), u * (1 - v), (1 - u) * v, u * v]
                    return zip(indices, weights).reduce(CGPoint.zero) { sum, part in
                        let point = mesh.points[part.0]
                        return CGPoint(x: sum.x + point.x * part.1, y: sum.y + point.y * part.1)
                    }
                }
                for piece in 0..<pieces * pieces {
                    let u = Double(piece % pieces) / Double(pieces)
                    let v = Double(piece / pieces) / Double(pieces)
                    // Slightly larger than its share, so that there is no visible seam.
                    let farU = min(1, u + 1.2 / Double(pieces))
                    let farV = min(1, v + 1.2 / Double(pieces))
                    let middleU = u + 0.5 / Double(pieces)
                    let middleV = v + 0.5 / Double(pieces)
                    let top = mesh.colors[indices[0]].mixed(with: mesh.colors[indices[1]], middleU, mesh.interpolation)
                    let bottom = mesh.colors[indices[2]].mixed(
                        with: mesh.colors[indices[3]], middleU, mesh.interpolation)
                    let color = top.mixed(with: bottom, middleV, mesh.interpolation)
                    var path = PathStorage()
                    path.move(to: point(u, v))
                    path.line(to: point(farU, v))
                    path.line(to: point(farU, farV))
                    path.line(to: point(u, farV))
                    path.close()
                    buffer.empty(
                        "path",
                        [
                            ("d", pathData(path, within: buffer.rest)), ("fill", color.hexadecimal),
                            ("fill-opacity", text(Double(color.alpha))),
                        ])
                }
            }
        }
    }
}

extension MeshPaint {
    /// The mesh with at most that many cells, at least one.
    ///
    /// 1. Of the rows and columns of points, every one, every second, every third, … is kept, up to the first step at
    ///    which the cells are few enough.
    /// 2. The last row and column are kept as well, so that the mesh covers the same area.
    fileprivate func thinned(toCells most: Int) -> MeshPaint {
        func cells(_ count: Int, _ step: Int) -> Int { (count - 2) / step + 1 }
        var step = 1
        while cells(columns, step) * cells(rows, step) > max(1, most) { step += 1 }
        guard step > 1 else { return self }
        let keptColumns = Array(stride(from: 0, to: columns - 1, by: step)) + [columns - 1]
        let keptRows = Array(stride(from: 0, to: rows - 1, by: step)) + [rows - 1]
        let kept = keptRows.flatMap { row in keptColumns.map { row * columns + $0 } }
        return MeshPaint(
            columns: keptColumns.count, rows: keptRows.count, points: kept.map { points[$0] },
            colors: kept.map { colors[$0] }, interpolation: interpolation)
    }
}
