/// The metrics of linear gauges and progress views.
enum LinearGaugeMetrics {
    /// The height of an accessory's bar, in points; it has not been measured.
    static let accessoryHeight: CGFloat = 6
    /// The height of progress bars, which is that of UIKit's progress view.
    static let height: CGFloat = 4
    /// The height of a filled gauge bar: 160 pixels at 9.375 pixels per point in a published picture of an iOS 17
    /// widget.
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
    /// The style of the track below the filled part.
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
