import SwiftUI

/// The styles of values in one chart.
struct Encodings {
    struct Encoding<Look> {
        let values: [_Datum]
        let scale: EncodingScale<Look>?
        let standard: [Look]

        func look(of value: _Datum) -> Look? {
            guard let index = values.firstIndex(of: value) else { return nil }
            return (scale ?? EncodingScale()).look(of: value, at: index, standard: standard)
        }
    }

    let foreground: Encoding<AnyShapeStyle>
    let symbol: Encoding<AnyChartSymbolShape>
    let line: Encoding<StrokeStyle>
    private let symbolSize: Encoding<CGFloat>
    /// Where styles represent numbers or dates: the colors to interpolate and the domain.
    let blend: (colors: [Color], lower: Double, upper: Double)?

    init(_ marks: [Mark], settings: ChartSettings) {
        func data(_ value: (MarkStyle) -> PlottedValue?) -> [_Datum] { marks.compactMap { value($0.style)?.datum } }
        let foregroundData = data(\.foregroundValue)
        foreground = Encoding(
            values: (settings.foreground ?? EncodingScale()).values(in: foregroundData), scale: settings.foreground,
            standard: ChartPalette.styles)
        symbol = Encoding(
            values: (settings.symbol ?? EncodingScale()).values(in: data(\.symbolValue)), scale: settings.symbol,
            standard: AnyChartSymbolShape.standard)
        line = Encoding(
            values: (settings.line ?? EncodingScale()).values(in: data(\.lineValue)), scale: settings.line,
            standard: Self.standardLines)
        symbolSize = Encoding(
            values: (settings.symbolSize ?? EncodingScale()).values(in: data(\.symbolSizeValue)),
            scale: settings.symbolSize, standard: [])
        blend = Self.blend(foregroundData, settings.foreground)
    }

    /// Decided by this project: common dash patterns, solid first.
    private static let standardLines = [[], [6, 4], [2, 3], [8, 3, 2, 3], [12, 4]].map {
        StrokeStyle(lineWidth: ChartMetrics.lineWidth, lineCap: .round, lineJoin: .round, dash: $0)
    }

    private static func blend(
        _ data: [_Datum], _ scale: EncodingScale<AnyShapeStyle>?
    ) -> (colors: [Color], lower: Double, upper: Double)? {
        guard !data.isEmpty, data.allSatisfy({ $0.kind != .category }), scale?.mapping == nil else { return nil }
        var numbers = (scale ?? EncodingScale()).values(in: data).compactMap(\.position)
        if case .values(let domain) = scale?.domain?.kind {
            // As many styles as values map one to one; two ends of a range are interpolated.
            if domain.count != 2, domain.count == scale?.range.count { return nil }
            numbers = domain.compactMap(\.position)
        }
        guard var lower = numbers.min(), var upper = numbers.max() else { return nil }
        if scale?.domain == nil, data.allSatisfy({ $0.kind == .number }) {
            // Numbers include zero and end at round numbers, as on an axis.
            let ticks = NumberTicks(span: max(upper, 0) - min(lower, 0), intervals: 5)
            (lower, upper) = (ticks.floor(min(lower, 0)), ticks.ceil(max(upper, 0)))
        }
        let colors = scale?.colors ?? []
        if colors.isEmpty, scale?.range.isEmpty == false { return nil }
        return (colors.isEmpty ? ChartPalette.sequence : colors, lower, upper)
    }

    /// The style of a mark: its own, its value's, or the first of the palette.
    func style(of mark: Mark) -> AnyShapeStyle {
        if let own = mark.style.foreground { return own }
        if let value = mark.style.foregroundValue, let style = style(for: value.datum) { return style }
        return ChartPalette.styles[0]
    }

    func style(for value: _Datum) -> AnyShapeStyle? {
        if let blend {
            guard let position = value.position else { return nil }
            let span = blend.upper - blend.lower
            return AnyShapeStyle(
                BlendedColor(colors: blend.colors, fraction: span == 0 ? 1 : (position - blend.lower) / span))
        }
        return foreground.look(of: value)
    }

    /// The symbol of a mark, if it has one.
    func symbol(of mark: Mark) -> MarkSymbol? {
        if let own = mark.style.symbol { return own }
        if let value = mark.style.symbolValue, let shape = symbol.look(of: value.datum) { return .shape(shape) }
        return mark.kind == .point ? .shape(AnyChartSymbolShape(BasicChartSymbolShape(kind: .circle))) : nil
    }

    func stroke(of mark: Mark, standard: StrokeStyle) -> StrokeStyle {
        if let own = mark.style.line { return own }
        if let value = mark.style.lineValue, let style = line.look(of: value.datum) { return style }
        return standard
    }

    /// The box of a mark's symbol: shapes of equal perceived area have boxes of different sizes.
    func symbolSize(of mark: Mark, shape: AnyChartSymbolShape) -> CGSize {
        var area = ChartMetrics.symbolArea
        if let value = mark.style.symbolSizeValue?.datum {
            area = self.area(for: value)
        } else if case .box(let size) = mark.style.symbolSize {
            return size
        } else if case .area(let own) = mark.style.symbolSize {
            area = own
        }
        let side = max(area, 0).squareRoot()
        let unit = shape.perceptualUnitRect
        return CGSize(width: side * unit.width, height: side * unit.height)
    }

    func area(for value: _Datum) -> CGFloat {
        if symbolSize.scale?.mapping != nil || value.kind == .category {
            return symbolSize.look(of: value) ?? ChartMetrics.symbolArea
        }
        let numbers = symbolSize.values.compactMap(\.position)
        guard let position = value.position, let greatest = numbers.max() else { return ChartMetrics.symbolArea }
        let range = symbolSize.scale?.range ?? []
        let (from, to) = (range.first ?? 0, range.last ?? ChartMetrics.greatestSymbolArea)
        // Sizes are proportional from zero unless a range of numbers is given.
        let least = symbolSize.scale?.domain == nil ? min(numbers.min() ?? 0, 0) : numbers.min() ?? 0
        guard greatest > least else { return to }
        return from + (to - from) * CGFloat((position - least) / (greatest - least))
    }
}
