extension EnvironmentValues {
    /// The default style of `widgetLabel` content: text as faces set it, and a gauge as one line of bounds and a bar,
    /// which the place can bend.
    ///
    /// The text size is the default of the largest watch's corner (N0986, rounded and semibold); other places scale it.
    package var forWidgetLabel: EnvironmentValues {
        var environment = self
        environment.font = .system(size: 12, weight: .semibold, design: .rounded)
        environment.lineLimit = 1
        environment.minimumScaleFactor = 0.7
        environment.setOnlyStyle(WidgetLabelGaugeStyle()) { $0.makeBody(configuration: $1) }
        environment.setOnlyStyle(WidgetLabelProgressStyle()) { $0.makeBody(configuration: $1) }
        return environment
    }
}

/// A bar with a marker between the labels of the bounds; there is no space for the other labels.
private struct WidgetLabelGaugeStyle: GaugeStyle {
    func makeBody(configuration: Configuration) -> some View {
        HStack(spacing: 4) {
            configuration.minimumValueLabel
            MarkedBar(value: configuration.value)
            configuration.maximumValueLabel
        }
    }
}

/// A plain bar. An indeterminate value is an empty bar.
private struct WidgetLabelProgressStyle: ProgressViewStyle {
    func makeBody(configuration: Configuration) -> some View {
        CapacityBar(
            value: configuration.fractionCompleted ?? 0, height: LinearGaugeMetrics.accessoryHeight,
            untinted: .foreground,
            track: AnyShapeStyle(GaugeTint(course: .bar).opacity(CircularGaugeMetrics.trackOpacity)))
    }
}
