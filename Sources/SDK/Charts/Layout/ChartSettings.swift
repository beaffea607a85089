import SwiftUI

/// The view modifiers' settings for the charts within them. The innermost modifier of a kind wins.
struct ChartSettings {
    var x = AxisSettings()
    var y = AxisSettings()
    var foreground: EncodingScale<AnyShapeStyle>?
    var symbol: EncodingScale<AnyChartSymbolShape>?
    var symbolSize: EncodingScale<CGFloat>?
    var line: EncodingScale<StrokeStyle>?
    var legend = LegendSettings()
    /// Outermost first, as the views around the plot.
    var plotStyles: [(ChartPlotContent) -> AnyView] = []
    var backgrounds: [ChartLayer] = []
    var overlays: [ChartLayer] = []
}

/// The settings of an axis and its scale.
struct AxisSettings {
    var visibility = Visibility.automatic
    /// `nil` for the default marks.
    var content: [AxisMarksDescription]?
    var titles: [AxisTitle] = []
    var domain: _ScaleDomainValues?
    var range: _PositionRange?
    var type: ScaleType?
    var window = AxisWindow()
    /// Wraps the axis in a view.
    var style: ((ChartAxisContent) -> AnyView)?
}

/// The initially visible part of a scrolling axis.
struct AxisWindow {
    enum Scrolling { case fixed, scrolls }

    var scrolling = Scrolling.fixed
    /// In the unit of the data: numbers, seconds, or a number of categories.
    var length: Double?
    /// The start of the visible part; `nil` for the domain's start.
    var start: _Datum?

    /// The visible part of a domain; `nil` where all of it is visible.
    func part(of domain: PositionScale.Domain) -> PositionScale.Domain? {
        guard scrolling == .scrolls, let length, length > 0 else { return nil }
        switch domain {
        case .categories(let names):
            let first = start.flatMap { names.firstIndex(of: $0.name) } ?? 0
            let part = names.dropFirst(first).prefix(max(Int(length), 1))
            return part.count < names.count ? .categories(Array(part)) : nil
        case .continuous(let lower, let upper, let isDate):
            guard length < abs(upper - lower) else { return nil }
            let first = start?.position ?? lower
            return .continuous(first, lower <= upper ? first + length : first - length, isDate: isDate)
        }
    }
}

/// A text next to an axis.
struct AxisTitle {
    let position: AnnotationPosition
    let alignment: Alignment?
    let spacing: CGFloat?
    let content: AnyView
}

struct LegendSettings {
    var visibility = Visibility.automatic
    var position = AnnotationPosition.automatic
    var alignment: Alignment?
    var spacing: CGFloat?
    /// `nil` for the default legend.
    var content: AnyView?
}

/// A view behind or in front of a chart that can read its proxy.
struct ChartLayer {
    let alignment: Alignment
    let content: (ChartProxy) -> AnyView
}

private struct ChartSettingsKey: EnvironmentKey {
    static var defaultValue: ChartSettings { ChartSettings() }
}

extension EnvironmentValues {
    var chartSettings: ChartSettings {
        get { self[ChartSettingsKey.self] }
        set { self[ChartSettingsKey.self] = newValue }
    }
}

extension View {
    nonisolated func chartSettings(_ change: @escaping (inout ChartSettings) -> Void) -> some View {
        transformEnvironment(\.chartSettings, transform: change)
    }

    nonisolated func chartSetting<Value>(
        _ part: WritableKeyPath<ChartSettings, Value>, _ value: Value
    ) -> some View {
        chartSettings { $0[keyPath: part] = value }
    }
}
