/// The drawing of circular gauges and progress.
///
/// Evidence: E-GAUGE-1. On iOS the diameter is 58 points and does not grow with the frame; the
/// stroke has round caps. On a watch of 45 mm the diameter is 50 points, which is the size of that watch's circular
/// complication (N0934): the gauge fills the complication, whose edge is the circle around it.
package struct CircularGaugeMetrics: Hashable, Sendable {
    /// How what stands in the opening of the ring lies to the circle around it.
    package enum Opening: Hashable, Sendable {
        /// As low as the ends of the ring leave room, a little beyond the circle.
        case overhanging
        /// Within the circle, because the place cuts off what is outside of it.
        case inside
    }

    let diameter: CGFloat
    let opening: Opening

    /// Lock Screens, and wherever nothing else is known.
    package static let standard = CircularGaugeMetrics(diameter: standardDiameter, opening: .overhanging)

    /// A watch: as large as the place, and not larger than the largest complication (N0934) where the place is a
    /// rectangle.
    ///
    /// - Parameter place: what the place leaves to the view, in points.
    package static func watch(in place: CGSize) -> CircularGaugeMetrics {
        CircularGaugeMetrics(diameter: max(min(place.width, place.height, 50), 0), opening: .inside)
    }

    var stroke: CGFloat { diameter * Self.strokeFraction }

    /// The font of the labels of the bounds: digits of 8.1 points' height on a phone (I0347), and of 8, bolder, on a
    /// watch's smaller ring (I0310).
    var boundsFont: Font {
        switch opening {
        case .overhanging: .system(size: scaled(11.5), weight: .medium, design: .rounded)
        case .inside: .system(size: scaled(12.75), weight: .semibold, design: .rounded)
        }
    }

    /// Points from the leading edge of the least bound to the trailing edge of the greatest: about 36 on a phone
    /// (I0347), 34 on a watch (I0310).
    var boundsWidth: CGFloat {
        switch opening {
        case .overhanging: scaled(36)
        case .inside: scaled(39.5)
        }
    }

    /// Points by which the content of an open ring stands above its middle: one of 58 (I0347, I0350).
    var openLift: CGFloat { scaled(1) }

    /// Lengths within the ring are given for the standard diameter and keep their share of it.
    func scaled(_ length: CGFloat) -> CGFloat { length * (diameter / Self.standardDiameter) }

    static let standardDiameter: CGFloat = 58
    /// 5.52 of 58 points (I0347), 4.81 of a watch's 50 (I0310).
    static let strokeFraction: CGFloat = 0.0955
    /// Points of the clear ring around the marker (I0345 to I0353).
    static let markerGap: CGFloat = 2.25
    /// How far below the middle labels of the bounds stand, as a share of the diameter: their baseline is 23.3 points
    /// below it on a phone (I0347), 20 on a watch (I0310).
    static let boundsBaseline: CGFloat = 0.402
    /// How strong the track of a capacity gauge is.
    static let trackOpacity = 0.35
}

private struct CircularGaugeMetricsKey: EnvironmentKey {
    static var defaultValue: CircularGaugeMetrics { .standard }
}

extension EnvironmentValues {
    /// The place decides how large circular gauges are.
    package var circularGauge: CircularGaugeMetrics {
        get { self[CircularGaugeMetricsKey.self] }
        set { self[CircularGaugeMetricsKey.self] = newValue }
    }
}

/// Gives a view the metrics of the place; styles are not views and cannot ask for them.
struct CircularGaugeReader<Content: View>: View {
    @Environment(\.circularGauge) private var metrics
    @ViewBuilder let content: (CircularGaugeMetrics) -> Content

    var body: some View {
        content(metrics)
    }
}
