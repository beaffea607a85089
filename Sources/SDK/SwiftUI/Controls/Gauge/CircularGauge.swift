/// An arc on the circle whose stroke of the given width just fits in the frame.
struct GaugeArc: Shape {
    let from: Angle
    let to: Angle
    let lineWidth: CGFloat

    nonisolated func path(in rect: CGRect) -> Path {
        var path = Path()
        let radius = max((min(rect.width, rect.height) - lineWidth) / 2, 0)
        path.addArc(
            center: CGPoint(x: rect.midX, y: rect.midY), radius: radius, startAngle: from, endAngle: to,
            clockwise: false)
        return path
    }
}

/// An open arc in the tint with a marker at the value.
///
/// The marker is the part of the arc inside a clear ring: the ring is cut out, not painted. If almost nothing of the
/// arc would remain beyond the ring, the marker ends the arc.
struct OpenGaugeDrawing: View {
    let value: Double
    let hasBoundsLabels: Bool
    let metrics: CircularGaugeMetrics

    private var from: Angle { .degrees(hasBoundsLabels ? 150 : 135) }
    private var to: Angle { .degrees(hasBoundsLabels ? 390 : 405) }

    var body: some View {
        let stroke = metrics.stroke
        let ends = MarkerRing.ends(
            value: value, length: radius * (to.radians - from.radians), diameter: stroke)
        ZStack {
            GaugeArc(from: angle(at: ends.lowerBound), to: angle(at: ends.upperBound), lineWidth: stroke)
                .stroke(
                    GaugeTint(course: .arc(from: from, to: to)), style: StrokeStyle(lineWidth: stroke, lineCap: .round))
            MarkerRing(diameter: stroke)
                .offset(x: marker.x, y: marker.y)
        }
        .frame(width: metrics.diameter, height: metrics.diameter)
        .compositingGroup()
    }

    private var radius: CGFloat { (metrics.diameter - metrics.stroke) / 2 }

    private func angle(at share: Double) -> Angle { .radians(from.radians + (to.radians - from.radians) * share) }

    /// The position of the value, relative to the center.
    private var marker: CGPoint {
        let angle = angle(at: value).radians
        return CGPoint(x: cos(angle) * radius, y: sin(angle) * radius)
    }
}

/// A clear ring around a disc of the given diameter.
struct MarkerRing: View {
    let diameter: CGFloat

    /// The part of a line that is drawn, as fractions of its length: without a remainder beyond the ring that is
    /// shorter than half a marker.
    ///
    /// - Parameters:
    ///   - value: The position of the marker, as a fraction of the length.
    ///   - length: The length of the line between the centers of its round ends, in points.
    static func ends(value: Double, length: CGFloat, diameter: CGFloat) -> ClosedRange<Double> {
        let least = CircularGaugeMetrics.markerGap + diameter / 2
        return (value * length < least ? value : 0)...((1 - value) * length < least ? value : 1)
    }

    var body: some View {
        let gap = CircularGaugeMetrics.markerGap
        Circle()
            .strokeBorder(Color.black, lineWidth: gap)
            .frame(width: diameter + 2 * gap, height: diameter + 2 * gap)
            .blendMode(.destinationOut)
    }
}

/// A full circle, filled clockwise from 12 o'clock. Ahead of its end, the filling casts a soft shadow on the track.
struct CapacityRing: View {
    let value: Double
    let diameter: CGFloat
    var untinted = GaugeTint.Untinted.foreground
    var castsShadow = true

    var body: some View {
        let stroke = diameter * CircularGaugeMetrics.strokeFraction
        // A gradient starts at the round cap, which extends back beyond 12 o'clock.
        let cap = Angle.radians(asin(min(stroke / max(diameter - stroke, 1), 1)))
        let tint = GaugeTint(
            course: .arc(from: .degrees(-90) - cap, to: .degrees(270) - cap), untinted: untinted)
        ZStack {
            GaugeArc(from: .zero, to: .degrees(360), lineWidth: stroke)
                .stroke(tint.opacity(CircularGaugeMetrics.trackOpacity), lineWidth: stroke)
            if value > 0 {
                if castsShadow, value < 1 { end(tint, width: stroke) }
                GaugeArc(from: .degrees(-90), to: .degrees(-90 + 360 * value), lineWidth: stroke)
                    .stroke(tint, style: StrokeStyle(lineWidth: stroke, lineCap: .round))
            }
        }
        .frame(width: diameter, height: diameter)
    }

    /// The end of the filling, which covers all but its shadow.
    private func end(_ tint: some ShapeStyle, width: CGFloat) -> some View {
        let angle = Angle.degrees(-90 + 360 * value).radians
        let radius = (diameter - width) / 2
        return Circle()
            .fill(tint)
            .frame(width: width, height: width)
            .shadow(color: .black, radius: diameter * CircularGaugeMetrics.shadowFraction)
            .offset(x: cos(angle) * radius, y: sin(angle) * radius)
            .frame(width: diameter, height: diameter)
            .clipShape(
                GaugeArc(from: .zero, to: .degrees(360), lineWidth: width).stroke(style: StrokeStyle(lineWidth: width)))
    }
}
