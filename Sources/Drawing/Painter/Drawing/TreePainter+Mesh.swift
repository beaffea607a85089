import CoreGraphics
import PixelKernels
import RenderModel

extension TreePainter {
    /// Draws the mesh on a separate layer, which then is the paint. Beyond the mesh it is transparent.
    func meshSource(_ mesh: MeshPaint, transform: CGAffineTransform, area: pk_rect, opacity: Double) -> PaintSource? {
        let count = mesh.columns.multipliedReportingOverflow(by: mesh.rows)
        guard mesh.columns >= 2, mesh.rows >= 2, mesh.columns <= 1_000, mesh.rows <= 1_000, !count.overflow,
            mesh.points.count == count.partialValue, mesh.colors.count == count.partialValue
        else {
            report(
                Diagnostic(
                    .error, .invalidGeometry, subject: "MeshGradient",
                    message: """
                        A mesh of \(mesh.columns) × \(mesh.rows) has \(mesh.points.count) points and \
                        \(mesh.colors.count) colors; it is not drawn.
                        """, remedy: "Pass width × height points and as many colors, at least 2 × 2."))
            return nil
        }
        guard spend(mesh.points.count * PaintCost.meshPoint) else { return nil }
        var points: [Double] = []
        for point in mesh.points {
            let place = point.applying(transform)
            guard place.x.isFinite, place.y.isFinite, abs(place.x) < 1e7, abs(place.y) < 1e7 else {
                reportGeometry("MeshGradient")
                return nil
            }
            points += [place.x, place.y]
        }
        guard spend(Self.cost(of: mesh, points: points, area: area)), let layer = makeLayer(area) else { return nil }
        withUnsafePointer(to: layer.surface) { surface in
            pk_mesh_draw(
                painter.scratch, surface, Int32(mesh.columns), Int32(mesh.rows), points, mesh.colors.map(\.kernelStop),
                mesh.interpolation == .perceptual)
        }
        return PaintSource(layer: layer, opacity: opacity)
    }

    /// A folded mesh covers pixels many times: every cell counts with the rectangle around its four points.
    private static func cost(of mesh: MeshPaint, points: [Double], area: pk_rect) -> Int {
        var pixels = 0
        for row in 0..<mesh.rows - 1 {
            for column in 0..<mesh.columns - 1 {
                let above = 2 * (row * mesh.columns + column)
                let below = above + 2 * mesh.columns
                let corners = [above, above + 2, below, below + 2]
                let xs = corners.map { points[$0] }
                let ys = corners.map { points[$0 + 1] }
                guard let left = xs.min(), let right = xs.max(), let top = ys.min(), let bottom = ys.max() else {
                    continue
                }
                let box = CGRect(x: left, y: top, width: right - left, height: bottom - top)
                pixels += pk_rect(around: box).intersection(area).pixelCount
            }
        }
        return (mesh.rows - 1) * (mesh.columns - 1) * PaintCost.meshCell + pixels * PaintCost.meshPixel
    }
}
