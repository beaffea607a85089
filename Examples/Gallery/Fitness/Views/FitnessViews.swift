import SwiftUI
import WidgetKit

/// The rings, and what is done of the outer one.
struct SmallFitnessView: View {
    @Environment(\.widgetRenderingMode) private var renderingMode

    let entry: FitnessEntry

    var body: some View {
        VStack(spacing: 8) {
            ActivityRings(activity: entry.activity)
                .frame(maxWidth: .infinity, maxHeight: .infinity)
            if entry.activity.isComplete {
                ViewThatFits(in: .horizontal) {
                    Label("All rings closed", systemImage: "checkmark.seal.fill")
                        .font(.footnote)
                    Text("All rings closed")
                        .font(.footnote)
                    Text("All rings closed")
                        .font(.caption2)
                    Image(systemName: "checkmark.seal.fill")
                        .font(.footnote)
                        .accessibilityLabel(Text("All rings closed"))
                }
                .fontWeight(.semibold)
                .lineLimit(1)
            } else {
                RingValue(ring: .move, activity: entry.activity)
                    .font(.subheadline)
                    .fontWeight(.semibold)
                    .foregroundStyle(Ring.move.ink(in: renderingMode))
                    .lineLimit(1)
                    .minimumScaleFactor(0.5)
            }
        }
        .dynamicTypeSize(...DynamicTypeSize.accessibility3)
        .frame(maxWidth: .infinity, maxHeight: .infinity)
    }
}

/// The rings next to their numbers.
struct MediumFitnessView: View {
    let entry: FitnessEntry

    var body: some View {
        HStack(spacing: 20) {
            ActivityRings(activity: entry.activity)
            // All rows in one look, so that their values have one size.
            ViewThatFits {
                rows(.named)
                rows(.compact)
                rows(.brief)
            }
            .dynamicTypeSize(...DynamicTypeSize.accessibility1)
            .frame(maxWidth: .infinity, alignment: .leading)
        }
        .frame(maxWidth: .infinity, maxHeight: .infinity)
    }

    private func rows(_ look: RingRow.Look) -> some View {
        VStack(alignment: .leading, spacing: 8) {
            ForEach(Ring.allCases) { RingRow(ring: $0, activity: entry.activity, look: look) }
        }
    }
}

/// The rings next to their numbers, above the hours of the day. Each ring opens its page.
struct LargeFitnessView: View {
    @Environment(\.dynamicTypeSize) private var typeSize

    let entry: FitnessEntry

    var body: some View {
        VStack(spacing: 16) {
            HStack(spacing: 20) {
                ActivityRings(activity: entry.activity)
                ViewThatFits(in: .horizontal) {
                    if !typeSize.isAccessibilitySize { links(.named) }
                    links(.compact)
                    links(.brief)
                }
                .dynamicTypeSize(...DynamicTypeSize.accessibility2)
                .frame(maxWidth: .infinity, alignment: .leading)
            }
            if !typeSize.isAccessibilitySize {
                HourBars(ring: .move, entry: entry)
                HourBars(ring: .exercise, entry: entry)
            } else {
                HourBars(ring: .move, entry: entry)
            }
        }
        .frame(maxWidth: .infinity, maxHeight: .infinity)
    }

    private func links(_ look: RingRow.Look) -> some View {
        VStack(alignment: .leading, spacing: 8) {
            ForEach(Ring.allCases) { ring in
                if let url = ring.url {
                    Link(destination: url) {
                        RingRow(ring: ring, activity: entry.activity, look: look)
                            .frame(maxWidth: .infinity, minHeight: 44, alignment: .leading)
                            .contentShape(Rectangle())
                    }
                }
            }
        }
    }
}

/// A bar for each hour of the day.
struct HourBars: View {
    let ring: Ring
    let entry: FitnessEntry

    var body: some View {
        VStack(spacing: 3) {
            GeometryReader { geometry in
                let highest = max(values.max() ?? 1, 1)
                HStack(alignment: .bottom, spacing: 3) {
                    ForEach(0..<24, id: \.self) { hour in
                        let value = hour < values.count ? values[hour] : 0
                        Capsule()
                            .fill(value > 0 ? AnyShapeStyle(ring.color) : AnyShapeStyle(.primary.opacity(0.14)))
                            .frame(height: max(value / highest * geometry.size.height, 4))
                            .frame(maxWidth: .infinity)
                    }
                }
                .frame(height: geometry.size.height, alignment: .bottom)
            }
            .widgetAccentable()
            .accessibilityElement()
            .accessibilityLabel(Text(ring.name))
            .accessibilityValue(RingValue.text(ring, entry.activity))
            HStack(spacing: 0) {
                ForEach([0, 6, 12, 18], id: \.self) { hour in
                    Text(entry.hour(hour), format: .dateTime.hour())
                        .frame(maxWidth: .infinity, alignment: .leading)
                }
            }
            .font(.caption2)
            .foregroundStyle(.secondary)
            .lineLimit(1)
            .minimumScaleFactor(0.5)
            .dynamicTypeSize(...DynamicTypeSize.xxLarge)
            .accessibilityHidden(true)
        }
    }

    private var values: [Double] { entry.activity.hours[ring] ?? [] }
}

extension FitnessEntry {
    /// An hour of the entry's day.
    fileprivate func hour(_ hour: Int) -> Date {
        Calendar.current.startOfDay(for: date).addingTimeInterval(Double(hour) * 3600)
    }
}
