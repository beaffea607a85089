import SwiftUI

/// Maps values to positions and styles of a chart.
public struct ChartProxy {
    let geometry: PlotGeometry
    let encodings: Encodings
    let frame: Anchor<CGRect>

    /// The plot's size in points.
    public var plotSize: CGSize { geometry.size }

    public var plotAreaSize: CGSize { geometry.size }

    /// The plot's frame, for a geometry proxy.
    public var plotFrame: Anchor<CGRect>? { frame }

    public var plotAreaFrame: Anchor<CGRect> { frame }

    public var plotContainerFrame: Anchor<CGRect>? { frame }

    /// Points from the plot's left edge to the center of a value.
    public func position<P: Plottable>(forX value: P) -> CGFloat? { geometry.x?.center(value.datum) }

    /// Points from the plot's top edge to the center of a value.
    public func position<P: Plottable>(forY value: P) -> CGFloat? { geometry.y?.center(value.datum) }

    public func position<X: Plottable, Y: Plottable>(for values: (x: X, y: Y)) -> CGPoint? {
        guard let x = position(forX: values.x), let y = position(forY: values.y) else { return nil }
        return CGPoint(x: x, y: y)
    }

    /// The band of a category.
    public func positionRange<P: Plottable>(forX value: P) -> ClosedRange<CGFloat>? {
        Self.range(geometry.x, value.datum)
    }

    /// The band of a category.
    public func positionRange<P: Plottable>(forY value: P) -> ClosedRange<CGFloat>? {
        Self.range(geometry.y, value.datum)
    }

    private static func range(_ scale: PositionScale?, _ datum: _Datum) -> ClosedRange<CGFloat>? {
        if let band = scale?.band(datum.name) { return min(band.start, band.end)...max(band.start, band.end) }
        return scale?.center(datum).map { $0...$0 }
    }

    public func value<P: Plottable>(atX position: CGFloat, as type: P.Type = P.self) -> P? {
        geometry.x?.value(at: position).flatMap { P(datum: $0) }
    }

    public func value<P: Plottable>(atY position: CGFloat, as type: P.Type = P.self) -> P? {
        geometry.y?.value(at: position).flatMap { P(datum: $0) }
    }

    public func value<X: Plottable, Y: Plottable>(
        at position: CGPoint, as type: (X, Y).Type = (X, Y).self
    ) -> (X, Y)? {
        guard let x: X = value(atX: position.x), let y: Y = value(atY: position.y) else { return nil }
        return (x, y)
    }

    public func xDomain<P: Plottable>(dataType: P.Type = P.self) -> [P] { Self.domain(geometry.x) }

    public func yDomain<P: Plottable>(dataType: P.Type = P.self) -> [P] { Self.domain(geometry.y) }

    private static func domain<P: Plottable>(_ scale: PositionScale?) -> [P] {
        switch scale?.domain {
        case .categories(let names): return names.compactMap { P(datum: .category($0)) }
        case .continuous(let first, let last, let isDate):
            return [first, last].compactMap {
                P(datum: isDate ? .date(Date(timeIntervalSinceReferenceDate: $0)) : .number($0))
            }
        case nil: return []
        }
    }

    public func foregroundStyle<P: Plottable>(for value: P) -> AnyShapeStyle? { encodings.style(for: value.datum) }

    public func foregroundStyleDomain<P: Plottable>(dataType: P.Type = P.self) -> [P] {
        encodings.foreground.values.compactMap { P(datum: $0) }
    }

    public func symbol<P: Plottable>(for value: P) -> AnyChartSymbolShape? { encodings.symbol.look(of: value.datum) }

    public func symbolDomain<P: Plottable>(dataType: P.Type = P.self) -> [P] {
        encodings.symbol.values.compactMap { P(datum: $0) }
    }

    public func symbolSize<P: Plottable>(for value: P) -> CGFloat? { encodings.area(for: value.datum) }

    public func lineStyle<P: Plottable>(for value: P) -> StrokeStyle? { encodings.line.look(of: value.datum) }

    public func lineStyleDomain<P: Plottable>(dataType: P.Type = P.self) -> [P] {
        encodings.line.values.compactMap { P(datum: $0) }
    }

    /// The angle of a point around the plot's center, clockwise from twelve o'clock.
    public func angle(at position: CGPoint) -> Angle {
        let (x, y) = (position.x - plotSize.width / 2, position.y - plotSize.height / 2)
        let radians = atan2(Double(x), Double(-y))
        return Angle(radians: radians < 0 ? radians + 2 * .pi : radians)
    }
}
