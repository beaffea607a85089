import CoreGraphics
import RenderModel
import SwiftUI

/// Bars, rectangles and rules.
extension PlotDrawing {
    func bar(_ mark: ResolvedMark) -> DrawnMark? {
        guard let growth = geometry.growth(mark) else { return nil }
        guard let breadth = geometry.span(mark, mark.quantity.other, automatic: breadthRatio(mark)) else { return nil }
        let rect =
            switch mark.quantity {
            case .vertical: CGRect(breadth, growth)
            case .horizontal: CGRect(growth, breadth)
            }
        return filled(mark, rect, keepsLength: mark.quantity.other)
    }

    /// Share of its band that a bar takes: numeric bins are close together, date bins closer than categories.
    private func breadthRatio(_ mark: ResolvedMark) -> CGFloat {
        if mark.mark.style.grouping != nil { return ChartMetrics.groupedBarRatio }
        let extent =
            switch mark.quantity {
            case .horizontal: mark.mark.y
            case .vertical: mark.mark.x
            }
        guard let value = extent.plotted.first else { return ChartMetrics.barRatio }
        if value.end != nil { return ChartMetrics.histogramRatio }
        return value.unit == nil ? ChartMetrics.barRatio : ChartMetrics.unitBarRatio
    }

    func rectangle(_ mark: ResolvedMark) -> DrawnMark? {
        guard let x = geometry.span(mark, .horizontal, automatic: 1),
            let y = geometry.span(mark, .vertical, automatic: 1)
        else { return nil }
        return filled(mark, CGRect(x, y), keepsLength: nil)
    }

    private func filled(_ mark: ResolvedMark, _ rect: CGRect, keepsLength: Axis?) -> DrawnMark {
        var path = PathStorage(rect: rect)
        var snapping = DrawnMark.Layer.Snapping.rectangle(keepsLength: keepsLength)
        if let radius = mark.mark.style.cornerRadius, radius > 0 {
            let fitting = min(radius, min(rect.width, rect.height) / 2)
            path = Path(roundedRect: rect, cornerRadius: fitting, style: mark.mark.style.cornerStyle).storage
            snapping = .nothing
        }
        var drawn = DrawnMark(mark.mark, bounds: rect)
        drawn.layers = [layer(path, .fill(evenOdd: false), mark.mark, rect)]
        drawn.layers[0].snapping = snapping
        finish(&drawn, mark, rect)
        return drawn
    }

    func rule(_ mark: ResolvedMark) -> DrawnMark? {
        guard let x = geometry.span(mark, .horizontal, automatic: 0),
            let y = geometry.span(mark, .vertical, automatic: 0)
        else { return nil }
        var path = PathStorage()
        path.move(to: CGPoint(x: x.start, y: y.start))
        path.line(to: CGPoint(x: x.end, y: y.end))
        let stroke = encodings.stroke(of: mark.mark, standard: ChartMetrics.rule)
        let reach = stroke.lineWidth / 2
        let rect = CGRect(x, y)
        let covered = rect.insetBy(
            dx: x.start == x.end ? -reach : 0, dy: y.start == y.end ? -reach : 0)
        var drawn = DrawnMark(mark.mark, bounds: covered)
        drawn.layers = [layer(path, .stroke(stroke.geometry), mark.mark, covered)]
        finish(&drawn, mark, covered)
        return drawn
    }
}
