/// What stands in the middle of a circular gauge: within the square that fits inside the ring.
struct GaugeCentre<Content: View>: View {
    let content: Content

    var body: some View {
        content
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
            minimum.frame(width: 20).offset(x: -13, y: 23)
            maximum.frame(width: 20).offset(x: 13, y: 23)
        }
    }
}
