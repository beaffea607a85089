import CoreGraphics
import RenderModel
import SwiftUI

/// Points, lines and areas.
extension PlotDrawing {
    func point(_ mark: ResolvedMark) -> DrawnMark? {
        guard let center = geometry.point(mark) else { return nil }
        var drawn = DrawnMark(mark.mark, bounds: CGRect(origin: center, size: .zero))
        add(encodings.symbol(of: mark.mark), of: mark.mark, at: center, to: &drawn)
        finish(&drawn, mark, drawn.bounds)
        return drawn
    }

    /// Adds a symbol centered at a point, and extends the mark's bounds by it.
    private func add(_ symbol: MarkSymbol?, of mark: Mark, at center: CGPoint, to drawn: inout DrawnMark) {
        switch symbol {
        case .shape(let shape):
            let size = encodings.symbolSize(of: mark, shape: shape)
            let box = CGRect(
                x: center.x - size.width / 2, y: center.y - size.height / 2, width: size.width, height: size.height)
            let path = shape.path(in: CGRect(origin: .zero, size: size)).storage
                .applying(CGAffineTransform(translationX: box.minX, y: box.minY))
            drawn.layers.append(layer(path, .fill(evenOdd: false), mark, box))
            drawn.bounds = drawn.bounds.isEmpty ? box : drawn.bounds.union(box)
        case .view(let view): drawn.views.append((view, center))
        case nil: break
        }
    }

    func line(_ members: [ResolvedMark]) -> DrawnMark? {
        let points = members.compactMap { mark in geometry.point(mark).map { (mark, $0) } }
        guard let first = points.first?.0 else { return nil }
        var path = PathStorage()
        curve(points.map(\.1), first).append(to: &path, continuing: false)
        let bounds = path.boundingRect
        var drawn = DrawnMark(first.mark, bounds: bounds)
        let stroke = encodings.stroke(of: first.mark, standard: ChartMetrics.line)
        if points.count > 1 {
            drawn.layers = [layer(path, .stroke(stroke.geometry), first.mark, bounds)]
        }
        for (mark, point) in points {
            add(encodings.symbol(of: mark.mark), of: mark.mark, at: point, to: &drawn)
            let target = CGRect(origin: point, size: .zero).insetBy(dx: -3, dy: -3)
            finish(&drawn, mark, target)
        }
        return drawn
    }

    /// The upper edge forward, the lower one backward.
    func area(_ members: [ResolvedMark]) -> DrawnMark? {
        guard let first = members.first else { return nil }
        let axis = first.quantity
        var (tops, bottoms): ([CGPoint], [CGPoint]) = ([], [])
        var targets: [(ResolvedMark, CGPoint)] = []
        for mark in members {
            guard let growth = geometry.growth(mark), let place = geometry.center(mark, axis.other) else { continue }
            switch axis {
            case .vertical:
                tops.append(CGPoint(x: place, y: growth.end))
                bottoms.append(CGPoint(x: place, y: growth.start))
            case .horizontal:
                tops.append(CGPoint(x: growth.end, y: place))
                bottoms.append(CGPoint(x: growth.start, y: place))
            }
            targets.append((mark, tops[tops.count - 1]))
        }
        guard tops.count > 1 else { return nil }
        var path = PathStorage()
        curve(tops, first).append(to: &path, continuing: false)
        curve(bottoms.reversed(), first, isReversed: true).append(to: &path, continuing: true)
        path.close()
        let bounds = path.boundingRect
        var drawn = DrawnMark(first.mark, bounds: bounds)
        drawn.layers = [layer(path, .fill(evenOdd: false), first.mark, bounds)]
        for (mark, point) in targets {
            if mark.mark.style.symbol != nil || mark.mark.style.symbolValue != nil {
                add(encodings.symbol(of: mark.mark), of: mark.mark, at: point, to: &drawn)
            }
            finish(&drawn, mark, CGRect(origin: point, size: .zero).insetBy(dx: -3, dy: -3))
        }
        return drawn
    }

    /// - Parameter isReversed: whether the points run against the data, so that steps switch at the other end.
    private func curve(_ points: [CGPoint], _ mark: ResolvedMark, isReversed: Bool = false) -> CurvePath {
        var method = mark.mark.style.interpolation ?? .linear
        if isReversed, method == .stepStart {
            method = .stepEnd
        } else if isReversed, method == .stepEnd {
            method = .stepStart
        }
        return CurvePath(points: points, method: method, axis: mark.quantity.other)
    }
}
