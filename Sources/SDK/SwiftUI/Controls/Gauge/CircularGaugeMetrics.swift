/// The metrics of circular gauges and progress views.
///
/// Evidence: E-GAUGE-1. On iOS the diameter is 58 points and does not grow with the frame; the
/// stroke has round caps. On a watch of 45 mm the diameter is 50 points, which is the size of that watch's circular
/// complication (N0934): the gauge fills the complication, whose edge is the circle around it.
package struct CircularGaugeMetrics: Hashable, Sendable {
    /// The position of the content in the ring's opening relative to the circle.
    package enum Opening: Hashable, Sendable {
        /// As low as the ends of the ring allow, slightly beyond the circle.
        case overhanging
        /// Within the circle, because the place clips to it.
        case inside
    }

    let diameter: CGFloat
    let opening: Opening

    /// The metrics on Lock Screens, which are also the default.
    package static let standard = CircularGaugeMetrics(diameter: standardDiameter, opening: .overhanging)

    /// The metrics on a watch: the size of the place, limited to the largest complication (N0934) in a rectangular
    /// place.
    ///
    /// - Parameter place: The size that the place offers to the view, in points.
    package static func watch(in place: CGSize) -> CircularGaugeMetrics {
        CircularGaugeMetrics(diameter: max(min(place.width, place.height, 50), 0), opening: .inside)
    }

    var stroke: CGFloat { diameter * Self.strokeFraction }

    /// The font of the labels of the bounds: digits of 8.1 points' height on an iPhone (I0347), and of 8, bolder, on a
    /// watch's smaller ring (I0310).
    var boundsFont: Font {
        switch opening {
        case .overhanging: .system(size: scaled(11.5), weight: .medium, design: .rounded)
        case .inside: .system(size: scaled(12.75), weight: .semibold, design: .rounded)
        }
    }

    /// The distance from the leading edge of the lower bound to the trailing edge of the upper one, in points: about 36
    /// on an iPhone (I0347), 34 on a watch (I0310).
    var boundsWidth: CGFloat {
        switch opening {
        case .overhanging: scaled(36)
        case .inside: scaled(39.5)
        }
    }

    /// The offset of an open ring's content above its center, in points: one of 58 (I0347, I0350).
    var openLift: CGFloat { scaled(1) }

    /// Scales a length that is specified for the standard diameter.
    func scaled(_ length: CGFloat) -> CGFloat { length * (diameter / Self.standardDiameter) }

    static let standardDiameter: CGFloat = 58
    /// The stroke width as a fraction of the diameter: 5.52 of 58 points (I0347), 4.81 of a watch's 50 (I0310).
    static let strokeFraction: CGFloat = 0.0955
    /// The width of the clear ring around the marker in points (I0345 to I0353).
    static let markerGap: CGFloat = 2.25
    /// The offset of the bounds' labels below the center, as a fraction of the diameter: their baseline is 23.3 points
    /// below it on an iPhone (I0347), 20 on a watch (I0310).
    static let boundsBaseline: CGFloat = 0.402
    /// The radius of the shadow of a capacity gauge's end, as a fraction of the diameter: 1 of 58 points (I0344).
    static let shadowFraction: CGFloat = 1.0 / 58
    /// The opacity of a capacity gauge's track.
    static let trackOpacity = 0.35
}

private struct CircularGaugeMetricsKey: EnvironmentKey {
    static var defaultValue: CircularGaugeMetrics { .standard }
}

extension EnvironmentValues {
    /// The metrics of circular gauges, which the place determines.
    package var circularGauge: CircularGaugeMetrics {
        get { self[CircularGaugeMetricsKey.self] }
        set { self[CircularGaugeMetricsKey.self] = newValue }
    }
}

/// Provides the place's metrics to a view; styles are not views and cannot read the environment.
struct CircularGaugeReader<Content: View>: View {
    @Environment(\.circularGauge) private var metrics
    @ViewBuilder let content: (CircularGaugeMetrics) -> Content

    var body: some View {
        content(metrics)
    }
}
