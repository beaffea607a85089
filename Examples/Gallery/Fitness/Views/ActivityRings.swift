import SwiftUI
import WidgetKit

/// Three rings inside each other. What exceeds a goal continues above the beginning.
struct ActivityRings: View {
    let activity: DayActivity
    /// Part of the diameter that a ring is wide.
    var thickness = 0.12

    var body: some View {
        GeometryReader { geometry in
            let size = min(geometry.size.width, geometry.size.height)
            let width = size * thickness
            ZStack {
                ForEach(Array(Ring.allCases.enumerated()), id: \.element) { index, ring in
                    RingShape(progress: activity.progress(ring), width: width, color: ring.color)
                        .padding(Double(index) * width * 1.13)
                }
            }
            .frame(width: size, height: size)
            .frame(maxWidth: .infinity, maxHeight: .infinity)
        }
        .aspectRatio(1, contentMode: .fit)
        // Rings close clockwise in every language.
        .environment(\.layoutDirection, .leftToRight)
        .widgetAccentable()
        .accessibilityElement()
        .accessibilityLabel(Text("Activity rings"))
        .accessibilityValue(activity.isComplete ? Text("All rings closed") : Text("Rings open"))
    }
}

private struct RingShape: View {
    @Environment(\.widgetRenderingMode) private var renderingMode

    let progress: Double
    let width: CGFloat
    let color: Color

    var body: some View {
        ZStack {
            Circle()
                .stroke(track, lineWidth: width)
            Circle()
                .trim(from: 0, to: min(max(progress, 0.001), 1))
                .stroke(ink, style: StrokeStyle(lineWidth: width, lineCap: .round))
            if progress > 1 {
                // The end of the second round, set off by its shadow.
                Circle()
                    .trim(from: 0, to: 0.0001)
                    .stroke(ink, style: StrokeStyle(lineWidth: width, lineCap: .round))
                    .shadow(color: .black.opacity(0.45), radius: width / 6, x: width / 8)
                    .rotationEffect(.degrees(progress.truncatingRemainder(dividingBy: 1) * 360))
                Circle()
                    .trim(from: 0, to: progress.truncatingRemainder(dividingBy: 1))
                    .stroke(ink, style: StrokeStyle(lineWidth: width, lineCap: .round))
            }
        }
        .rotationEffect(.degrees(-90))
        .padding(width / 2)
    }

    /// On the Lock Screen colors become their brightness, and red would be as gray as the track.
    private var ink: Color { renderingMode == .vibrant ? .white : color }

    /// On the Lock Screen opacity would let the wallpaper through.
    private var track: Color { renderingMode == .vibrant ? Color(white: 0.3) : color.opacity(0.22) }
}

/// How much of a goal is reached, such as “320/500 kcal”.
struct RingValue: View {
    enum Style {
        case full
        /// Without the unit.
        case short
    }

    let ring: Ring
    let activity: DayActivity
    var style = Style.full

    var body: some View {
        Group {
            if style == .full {
                Self.text(ring, activity)
            } else {
                Text("\(Int(activity.total(ring)))/\(Int(activity.goals[ring]))")
            }
        }
        .monospacedDigit()
        .contentTransition(.numericText(value: activity.total(ring)))
    }

    static func text(_ ring: Ring, _ activity: DayActivity) -> Text {
        let done = Int(activity.total(ring))
        let goal = Int(activity.goals[ring])
        switch ring {
        case .move: return Text("\(done)/\(goal) kcal")
        case .exercise: return Text("\(done)/\(goal) min")
        case .stand: return Text("\(done)/\(goal) h")
        }
    }
}

/// Name and value of a ring in its color.
struct RingRow: View {
    enum Look {
        /// The name above the value.
        case named
        /// The symbol next to the value.
        case compact
        /// The symbol next to the value without its unit.
        case brief
    }

    @Environment(\.widgetRenderingMode) private var renderingMode

    let ring: Ring
    let activity: DayActivity
    var look = Look.named

    var body: some View {
        Group {
            if look == .named {
                VStack(alignment: .leading, spacing: 0) {
                    HStack(spacing: 4) {
                        symbol
                        Text(ring.name)
                    }
                    .font(.footnote)
                    .foregroundStyle(.secondary)
                    value
                }
            } else {
                HStack(spacing: 6) {
                    symbol
                    value
                }
            }
        }
        .lineLimit(1)
        .minimumScaleFactor(0.5)
        .accessibilityElement(children: .combine)
    }

    private var symbol: some View {
        Image(systemName: ring.symbol)
            .imageScale(.small)
            .accessibilityLabel(Text(ring.name))
            .accessibilityHidden(look == .named)
    }

    private var value: some View {
        RingValue(ring: ring, activity: activity, style: look == .brief ? .short : .full)
            .font(.headline)
            .foregroundStyle(ring.ink(in: renderingMode))
    }
}

extension Ring {
    /// Its color, or, where colors are replaced by brightness, the brightest.
    func ink(in renderingMode: WidgetRenderingMode) -> AnyShapeStyle {
        renderingMode == .fullColor ? AnyShapeStyle(color) : AnyShapeStyle(.primary)
    }
}
