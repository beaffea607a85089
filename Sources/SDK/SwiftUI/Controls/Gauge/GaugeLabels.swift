/// The center content of a circular gauge, within the square that fits inside the ring.
///
/// The maximum width of the content is 40 points of 58 (I0350).
struct GaugeCenter<Content: View>: View {
    let content: Content
    let metrics: CircularGaugeMetrics
    /// The offset of the content above the ring's center, in points.
    var lift: CGFloat = 0

    var body: some View {
        content
            .font(.system(size: metrics.scaled(20), weight: .medium, design: .rounded))
            .lineLimit(1)
            .minimumScaleFactor(0.4)
            .frame(width: metrics.scaled(40), height: metrics.scaled(40))
            .offset(y: -lift)
    }
}

/// The label of a circular gauge without bounds, in its opening.
///
/// Inside a circle the label is higher and narrower: the lower outer corner of a line of capitals as wide as its box is
/// then on the circle. The sizes are the project's own; no public document specifies them.
struct GaugeOpening: View {
    let label: GaugeStyleConfiguration.Label?
    let metrics: CircularGaugeMetrics

    private var isInside: Bool { metrics.opening == .inside }

    var body: some View {
        label
            .font(.system(size: metrics.scaled(11), weight: .medium, design: .rounded))
            .lineLimit(1)
            .minimumScaleFactor(0.5)
            .frame(width: metrics.scaled(isInside ? 26 : 30))
            .offset(y: metrics.scaled(isInside ? 21 : 23))
    }
}

/// The labels of the bounds in the opening of a circular gauge: a row centered in the ring, with the lower bound at its
/// leading end and the upper one at its trailing end, both on one baseline.
struct GaugeBounds: View {
    let minimum: GaugeStyleConfiguration.MinimumValueLabel?
    let maximum: GaugeStyleConfiguration.MaximumValueLabel?
    let metrics: CircularGaugeMetrics

    var body: some View {
        let baseline = metrics.diameter * CircularGaugeMetrics.boundsBaseline
        HStack(alignment: .firstTextBaseline, spacing: 0) {
            minimum
            Spacer(minLength: metrics.scaled(2))
            maximum
        }
        .font(metrics.boundsFont)
        .lineLimit(1)
        .minimumScaleFactor(0.5)
        .frame(width: metrics.boundsWidth)
        .alignmentGuide(VerticalAlignment.center) { $0[.firstTextBaseline] - baseline }
    }
}
