/// The drawing of linear gauges and progress.
enum LinearGaugeMetrics {
    /// Height of an accessory's bar, in points; nobody has measured it.
    static let accessoryHeight: CGFloat = 6
    /// Height of bars that show progress, which is that of UIKit's progress view.
    static let height: CGFloat = 4
    /// Height of a gauge's bar that is filled: 160 of 9.375 pixels a point on a published picture of an iOS 17 widget.
    static let capacityHeight: CGFloat = 17
}

/// A bar in the tint with a marker at the value.
struct MarkedBar: View {
    let value: Double

    var body: some View {
        let height = LinearGaugeMetrics.accessoryHeight
        GeometryReader { proxy in
            let length = max(proxy.size.width - height, 0)
            let ends = MarkerRing.ends(value: value, length: length, diameter: height)
            ZStack(alignment: .leading) {
                Capsule().fill(GaugeTint(course: .bar))
                    .padding(.leading, length * ends.lowerBound)
                    .padding(.trailing, length * (1 - ends.upperBound))
                    .frame(height: height)
                MarkerRing(diameter: height)
                    .alignmentGuide(.leading) { _ in
                        CircularGaugeMetrics.markerGap - (proxy.size.width - height) * value
                    }
            }
            .frame(width: proxy.size.width, height: height)
            .compositingGroup()
        }
        .frame(height: height)
    }
}

/// A bar that is filled from the leading edge.
struct CapacityBar: View {
    let value: Double
    var height = LinearGaugeMetrics.height
    var untinted = GaugeTint.Untinted.accent
    /// What lies below the filled part.
    let track: AnyShapeStyle

    var body: some View {
        GeometryReader { proxy in
            ZStack(alignment: .leading) {
                Capsule().fill(track)
                if value > 0 {
                    Capsule()
                        .fill(GaugeTint(course: .bar, untinted: untinted))
                        .frame(width: max(proxy.size.width * value, height))
                }
            }
        }
        .frame(height: height)
    }
}
