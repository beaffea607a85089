/// What stands in the middle of a circular gauge: within the square that fits inside the ring.
///
/// The sizes of gauge labels are the project's own; no public document gives them.
struct GaugeCentre<Content: View>: View {
    let content: Content

    var body: some View {
        content
            .font(.system(size: 20, weight: .medium, design: .rounded))
            .lineLimit(1)
            .minimumScaleFactor(0.4)
            .frame(width: 38, height: 38)
    }
}

/// What stands in the opening of a circular gauge: the label, or the bounds at its ends.
struct GaugeOpening: View {
    let label: GaugeStyleConfiguration.Label?
    let minimum: GaugeStyleConfiguration.MinimumValueLabel?
    let maximum: GaugeStyleConfiguration.MaximumValueLabel?

    var body: some View {
        ZStack {
            label.frame(width: 30).offset(y: 23)
            minimum.frame(width: 20).offset(x: -12, y: 23)
            maximum.frame(width: 20).offset(x: 12, y: 23)
        }
        .font(.system(size: 11, weight: .medium, design: .rounded))
        .lineLimit(1)
        .minimumScaleFactor(0.5)
    }
}
