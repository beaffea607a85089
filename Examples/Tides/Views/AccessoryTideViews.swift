import SwiftUI
import WidgetKit

/// The water between low and high, as text next to it where there is space.
struct CircularTideView: View {
    let entry: TideEntry

    var body: some View {
        Gauge(value: entry.level) {
            Direction(entry: entry)
        } currentValueLabel: {
            Text(entry.height, format: .number.precision(.fractionLength(1)))
        }
        .gaugeStyle(.accessoryCircular)
        .widgetLabel {
            NextTurn(entry: entry)
        }
    }
}

/// The height in the corner, the next turn along the edge of the face.
struct CornerTideView: View {
    let entry: TideEntry

    var body: some View {
        Text(entry.height, format: .number.precision(.fractionLength(1)))
            .font(.title2)
            .fontWeight(.semibold)
            .lineLimit(1)
            .minimumScaleFactor(0.5)
            .widgetCurvesContent()
            .widgetAccentable()
            .widgetLabel {
                Gauge(value: entry.level) {
                    Direction(entry: entry)
                } currentValueLabel: {
                    NextTurn(entry: entry)
                } minimumValueLabel: {
                    Text("Low")
                } maximumValueLabel: {
                    Text("High")
                }
            }
    }
}

struct RectangularTideView: View {
    let entry: TideEntry

    var body: some View {
        VStack(alignment: .leading, spacing: 1) {
            HStack(spacing: 4) {
                Direction(entry: entry)
                Height(metres: entry.height)
                Text(entry.harbor.name)
                    .fontWeight(.regular)
            }
            .font(.headline)
            TideCurve(entry: entry, look: .line)
                .frame(maxHeight: .infinity)
            NextTurn(entry: entry)
                .font(.caption)
                .foregroundStyle(.secondary)
        }
        .lineLimit(1)
        .minimumScaleFactor(0.6)
        .dynamicTypeSize(...DynamicTypeSize.large)
        .frame(maxWidth: .infinity, maxHeight: .infinity, alignment: .leading)
    }
}

/// The height and the next turn, or the turn alone where the line is too short for both.
struct InlineTideView: View {
    let entry: TideEntry

    var body: some View {
        ViewThatFits(in: .horizontal) {
            Label {
                Height(metres: entry.height)
                NextTurn(entry: entry)
            } icon: {
                Image(systemName: entry.symbol)
            }
            Label {
                NextTurn(entry: entry)
            } icon: {
                Image(systemName: entry.symbol)
            }
        }
        .dynamicTypeSize(...DynamicTypeSize.large)
    }
}
