/// What stands in the middle of a circular gauge: within the square that fits inside the ring.
///
/// The sizes of gauge labels are the project's own; no public document gives them.
struct GaugeCentre<Content: View>: View {
    let content: Content
    let metrics: CircularGaugeMetrics

    var body: some View {
        content
            .font(.system(size: metrics.scaled(20), weight: .medium, design: .rounded))
            .lineLimit(1)
            .minimumScaleFactor(0.4)
            .frame(width: metrics.scaled(38), height: metrics.scaled(38))
    }
}

/// What stands in the opening of a circular gauge: the label, or the bounds at its ends.
///
/// Inside a circle the labels stand higher and are narrower: the lower outer corner of a line of capitals as wide as
/// its box then lies on the circle.
struct GaugeOpening: View {
    let label: GaugeStyleConfiguration.Label?
    let minimum: GaugeStyleConfiguration.MinimumValueLabel?
    let maximum: GaugeStyleConfiguration.MaximumValueLabel?
    let metrics: CircularGaugeMetrics

    private var isInside: Bool { metrics.opening == .inside }
    private var height: CGFloat { metrics.scaled(isInside ? 21 : 23) }
    private var reach: CGFloat { metrics.scaled(isInside ? 7.5 : 12) }
    private var width: CGFloat { metrics.scaled(isInside ? 13 : 20) }
    private var labelWidth: CGFloat { metrics.scaled(isInside ? 26 : 30) }

    var body: some View {
        ZStack {
            label.frame(width: labelWidth).offset(y: height)
            minimum.frame(width: width).offset(x: -reach, y: height)
            maximum.frame(width: width).offset(x: reach, y: height)
        }
        .font(.system(size: metrics.scaled(11), weight: .medium, design: .rounded))
        .lineLimit(1)
        .minimumScaleFactor(0.5)
    }
}
