import SwiftUI

/// What the view modifiers say about the charts within them. The innermost modifier of a kind holds.
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

/// How an axis and its scale are.
struct AxisSettings {
    var visibility = Visibility.automatic
    /// `nil` for the usual marks.
    var content: [AxisMarksDescription]?
    var titles: [AxisTitle] = []
    var domain: _ScaleDomainValues?
    var range: _PositionRange?
    var type: ScaleType?
    /// Puts a view around the axis' place.
    var style: ((ChartAxisContent) -> AnyView)?
}

/// A text beside an axis.
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
    /// `nil` for the usual legend.
    var content: AnyView?
}

/// A view behind or over a chart that can ask where values lie.
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
