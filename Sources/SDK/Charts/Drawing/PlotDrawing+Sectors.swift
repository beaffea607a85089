import CoreGraphics
import RenderModel
import SwiftUI

/// Sectors of pie and ring charts.
extension PlotDrawing {
    /// Start and end of each sector in radians, clockwise from twelve o'clock, by the mark's index.
    func sectorAngles() -> [Int: (start: Double, end: Double)] {
        let sizes = model.marks.enumerated().compactMap { index, mark -> (index: Int, size: Double)? in
            guard let angle = mark.mark.sector?.angle else { return nil }
            let bin = angle.bin(in: model.environment)
            let size = bin.map { $0.end - $0.start } ?? angle.datum.position ?? 0
            return (index, max(size, 0))
        }
        let total = sizes.reduce(0) { $0 + $1.size }
        guard total > 0 else { return [:] }
        var sum = 0.0
        var angles: [Int: (start: Double, end: Double)] = [:]
        for (index, size) in sizes {
            angles[index] = (sum / total * 2 * .pi, (sum + size) / total * 2 * .pi)
            sum += size
        }
        return angles
    }

    func sector(_ mark: ResolvedMark, _ angles: (start: Double, end: Double)?) -> DrawnMark? {
        guard let sector = mark.mark.sector, let angles, angles.end > angles.start else { return nil }
        let radius = min(geometry.size.width, geometry.size.height) / 2
        let offset = mark.mark.style.offset
        let center = CGPoint(x: plot.midX + offset.xStart, y: plot.midY + offset.yStart)
        let shape = SectorPath(
            center: center, inner: Self.radius(sector.inner, of: radius, automatic: 0),
            outer: Self.radius(sector.outer, of: radius, automatic: radius), start: angles.start, end: angles.end,
            inset: sector.inset, cornerRadius: mark.mark.style.cornerRadius ?? 0)
        let path = shape.path
        guard !path.isEmpty else { return nil }
        let bounds = path.boundingRect
        var drawn = DrawnMark(mark.mark, bounds: bounds)
        drawn.layers = [layer(path, .fill(evenOdd: false), mark.mark, bounds)]
        finish(&drawn, mark, shape.middle)
        return drawn
    }

    private static func radius(_ dimension: MarkDimension, of full: CGFloat, automatic: CGFloat) -> CGFloat {
        switch dimension.kind {
        case .automatic: automatic
        case .fixed(let points): min(max(points, 0), full)
        case .ratio(let ratio): min(max(full * ratio, 0), full)
        case .inset(let inset): min(max(full - inset, 0), full)
        }
    }
}
