import SwiftUI

extension View {
    nonisolated public func chartXScale<Domain: ScaleDomain, Range: PositionScaleRange>(
        domain: Domain, range: Range, type: ScaleType? = nil
    ) -> some View {
        positionScale(\.x, domain._values, range._positions, type)
    }

    nonisolated public func chartXScale<Domain: ScaleDomain>(domain: Domain, type: ScaleType? = nil) -> some View {
        positionScale(\.x, domain._values, nil, type)
    }

    nonisolated public func chartXScale<Range: PositionScaleRange>(
        range: Range, type: ScaleType? = nil
    ) -> some View {
        positionScale(\.x, nil, range._positions, type)
    }

    nonisolated public func chartXScale(type: ScaleType?) -> some View {
        positionScale(\.x, nil, nil, type)
    }

    nonisolated public func chartYScale<Domain: ScaleDomain, Range: PositionScaleRange>(
        domain: Domain, range: Range, type: ScaleType? = nil
    ) -> some View {
        positionScale(\.y, domain._values, range._positions, type)
    }

    nonisolated public func chartYScale<Domain: ScaleDomain>(domain: Domain, type: ScaleType? = nil) -> some View {
        positionScale(\.y, domain._values, nil, type)
    }

    nonisolated public func chartYScale<Range: PositionScaleRange>(
        range: Range, type: ScaleType? = nil
    ) -> some View {
        positionScale(\.y, nil, range._positions, type)
    }

    nonisolated public func chartYScale(type: ScaleType?) -> some View {
        positionScale(\.y, nil, nil, type)
    }

    nonisolated private func positionScale(
        _ axis: WritableKeyPath<ChartSettings, AxisSettings>, _ domain: _ScaleDomainValues?,
        _ range: _PositionRange?, _ type: ScaleType?
    ) -> some View {
        chartSettings { settings in
            settings[keyPath: axis].domain = domain ?? settings[keyPath: axis].domain
            settings[keyPath: axis].range = range ?? settings[keyPath: axis].range
            settings[keyPath: axis].type = type ?? settings[keyPath: axis].type
        }
    }
}

/// Scales of styles.
extension View {
    nonisolated public func chartForegroundStyleScale<DataValue: Plottable, S: ShapeStyle>(
        _ mapping: KeyValuePairs<DataValue, S>
    ) -> some View {
        let styles = mapping.map { AnyShapeStyle($0.value) }
        return encoding(\.foreground, mapping.map(\.key.datum), styles)
    }

    nonisolated public func chartForegroundStyleScale<Domain: ScaleDomain, Range: ScaleRange>(
        domain: Domain, range: Range, type: ScaleType? = nil
    ) -> some View where Range.VisualValue: ShapeStyle {
        encoding(\.foreground, domain._values, range._visualValues.map { AnyShapeStyle($0) }, range._visualValues)
    }

    nonisolated public func chartForegroundStyleScale<Range: ScaleRange>(
        range: Range, type: ScaleType? = nil
    ) -> some View where Range.VisualValue: ShapeStyle {
        encoding(\.foreground, nil, range._visualValues.map { AnyShapeStyle($0) }, range._visualValues)
    }

    nonisolated public func chartForegroundStyleScale<Domain: ScaleDomain>(
        domain: Domain, type: ScaleType? = nil
    ) -> some View {
        encoding(\.foreground, domain._values, [], [])
    }

    nonisolated public func chartForegroundStyleScale<DataValue: Plottable, S: ShapeStyle>(
        domain: [DataValue], mapping: @escaping (DataValue) -> S
    ) -> some View {
        encoding(\.foreground, domain._values) { AnyShapeStyle(mapping($0)) }
    }

    nonisolated public func chartForegroundStyleScale<DataValue: Plottable, S: ShapeStyle>(
        mapping: @escaping (DataValue) -> S
    ) -> some View {
        encoding(\.foreground, nil) { AnyShapeStyle(mapping($0)) }
    }

    /// The scale type of a style has no effect: numbers are interpolated linearly.
    nonisolated public func chartForegroundStyleScale(type: ScaleType) -> some View {
        noEffect("chartForegroundStyleScale(type:)", "numeric styles are interpolated linearly.")
    }
}

/// Scales of symbols, symbol sizes and lines.
extension View {
    nonisolated public func chartSymbolScale<DataValue: Plottable, S: ChartSymbolShape>(
        _ mapping: KeyValuePairs<DataValue, S>
    ) -> some View {
        encoding(\.symbol, mapping.map(\.key.datum), mapping.map { AnyChartSymbolShape($0.value) })
    }

    nonisolated public func chartSymbolScale<Domain: ScaleDomain, Range: ScaleRange>(
        domain: Domain, range: Range
    ) -> some View where Range.VisualValue: ChartSymbolShape {
        encoding(\.symbol, domain._values, range._visualValues.map { AnyChartSymbolShape($0) }, [])
    }

    nonisolated public func chartSymbolScale<Range: ScaleRange>(range: Range) -> some View
    where Range.VisualValue: ChartSymbolShape {
        encoding(\.symbol, nil, range._visualValues.map { AnyChartSymbolShape($0) }, [])
    }

    nonisolated public func chartSymbolScale<Domain: ScaleDomain>(domain: Domain) -> some View {
        encoding(\.symbol, domain._values, [], [])
    }

    nonisolated public func chartSymbolScale<DataValue: Plottable, S: ChartSymbolShape>(
        mapping: @escaping (DataValue) -> S
    ) -> some View {
        encoding(\.symbol, nil) { AnyChartSymbolShape(mapping($0)) }
    }

    nonisolated public func chartSymbolSizeScale<DataValue: Plottable>(
        _ mapping: KeyValuePairs<DataValue, CGFloat>
    ) -> some View {
        encoding(\.symbolSize, mapping.map(\.key.datum), mapping.map(\.value))
    }

    nonisolated public func chartSymbolSizeScale<Domain: ScaleDomain, Range: ScaleRange>(
        domain: Domain, range: Range, type: ScaleType? = nil
    ) -> some View where Range.VisualValue == CGFloat {
        encoding(\.symbolSize, domain._values, range._visualValues, [])
    }

    nonisolated public func chartSymbolSizeScale<Range: ScaleRange>(
        range: Range, type: ScaleType? = nil
    ) -> some View where Range.VisualValue == CGFloat {
        encoding(\.symbolSize, nil, range._visualValues, [])
    }

    nonisolated public func chartSymbolSizeScale<DataValue: Plottable>(
        mapping: @escaping (DataValue) -> CGFloat
    ) -> some View {
        encoding(\.symbolSize, nil, mapping)
    }

    nonisolated public func chartLineStyleScale<DataValue: Plottable>(
        _ mapping: KeyValuePairs<DataValue, StrokeStyle>
    ) -> some View {
        encoding(\.line, mapping.map(\.key.datum), mapping.map(\.value))
    }

    nonisolated public func chartLineStyleScale<Domain: ScaleDomain, Range: ScaleRange>(
        domain: Domain, range: Range
    ) -> some View where Range.VisualValue == StrokeStyle {
        encoding(\.line, domain._values, range._visualValues, [])
    }

    nonisolated public func chartLineStyleScale<Range: ScaleRange>(range: Range) -> some View
    where Range.VisualValue == StrokeStyle {
        encoding(\.line, nil, range._visualValues, [])
    }

    nonisolated public func chartLineStyleScale<DataValue: Plottable>(
        mapping: @escaping (DataValue) -> StrokeStyle
    ) -> some View {
        encoding(\.line, nil, mapping)
    }
}

extension View {
    nonisolated fileprivate func encoding<Look>(
        _ scale: WritableKeyPath<ChartSettings, EncodingScale<Look>?>, _ values: [_Datum], _ looks: [Look]
    ) -> some View {
        encoding(scale, _ScaleDomainValues(kind: .values(values)), looks, [])
    }

    /// - Parameter colors: the range again; if it consists of colors, values between its ends are interpolated.
    nonisolated fileprivate func encoding<Look, Visual>(
        _ scale: WritableKeyPath<ChartSettings, EncodingScale<Look>?>, _ domain: _ScaleDomainValues?,
        _ range: [Look], _ colors: [Visual]
    ) -> some View {
        let blended = colors.compactMap { $0 as? Color }
        let encoding = EncodingScale<Look>(
            domain: domain, range: range, colors: blended.count == colors.count ? blended : [])
        return chartSetting(scale, encoding)
    }

    nonisolated fileprivate func encoding<Look, DataValue: Plottable>(
        _ scale: WritableKeyPath<ChartSettings, EncodingScale<Look>?>, _ domain: _ScaleDomainValues?,
        _ mapping: @escaping (DataValue) -> Look
    ) -> some View {
        chartSetting(
            scale, EncodingScale<Look>(domain: domain, mapping: { DataValue(datum: $0).map(mapping) }))
    }

    nonisolated fileprivate func encoding<Look>(
        _ scale: WritableKeyPath<ChartSettings, EncodingScale<Look>?>, _ domain: _ScaleDomainValues?,
        _ range: [Look], _ colors: [Never]
    ) -> some View {
        chartSetting(scale, EncodingScale<Look>(domain: domain, range: range))
    }
}
