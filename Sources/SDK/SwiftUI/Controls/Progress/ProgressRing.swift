/// Determinate circular progress: the ring of a capacity gauge in the proposed size, never smaller than a spinner, and
/// 58 points without a proposal.
struct ProgressRing<Label: View>: View {
    let share: Double
    @ViewBuilder let label: Label

    var body: some View {
        ZStack {
            FlexibleRing(share: share)
            label
        }
        .aspectRatio(1, contentMode: .fit)
        .frame(
            minWidth: Spinner.size, idealWidth: CircularGaugeMetrics.standardDiameter, minHeight: Spinner.size,
            idealHeight: CircularGaugeMetrics.standardDiameter)
    }
}

private struct FlexibleRing: View {
    let share: Double

    var body: some View {
        GeometryReader { proxy in
            CapacityRing(
                value: share, diameter: min(proxy.size.width, proxy.size.height), untinted: .accent, castsShadow: false)
        }
    }
}

/// Eight fading spokes of a spinner at rest: 20 points, in the label's secondary color.
struct Spinner: View {
    /// Points.
    static let size: CGFloat = 20

    private let count = 8

    var body: some View {
        ZStack {
            ForEach(0..<count) { index in
                Capsule()
                    .fill(.secondary)
                    .frame(width: 2.5, height: 6)
                    .offset(y: -7)
                    .rotationEffect(.degrees(Double(index) * 360 / Double(count)))
                    .opacity(1 - Double(index) * 0.1)
            }
        }
        .frame(width: Self.size, height: Self.size)
    }
}
