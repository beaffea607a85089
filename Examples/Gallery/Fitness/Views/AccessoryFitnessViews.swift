import SwiftUI
import WidgetKit

struct CircularFitnessView: View {
    let entry: FitnessEntry

    var body: some View {
        ActivityRings(activity: entry.activity, thickness: 0.13)
            .padding(2)
            .frame(maxWidth: .infinity, maxHeight: .infinity)
            .widgetLabel {
                RingValue(ring: .move, activity: entry.activity)
            }
    }
}

struct CornerFitnessView: View {
    let entry: FitnessEntry

    var body: some View {
        ActivityRings(activity: entry.activity, thickness: 0.14)
            .widgetLabel {
                RingValue(ring: .move, activity: entry.activity)
            }
    }
}

/// The rings next to their numbers.
struct RectangularFitnessView: View {
    let entry: FitnessEntry

    var body: some View {
        HStack(spacing: 10) {
            ActivityRings(activity: entry.activity, thickness: 0.13)
            VStack(alignment: .leading, spacing: 0) {
                ForEach(Ring.allCases) { ring in
                    HStack(spacing: 4) {
                        Image(systemName: ring.symbol)
                            .imageScale(.small)
                            .frame(width: 14)
                            .accessibilityLabel(Text(ring.name))
                        RingValue(ring: ring, activity: entry.activity, style: .short)
                    }
                }
            }
            .font(.footnote)
            .fontWeight(.medium)
            Spacer(minLength: 0)
        }
        .lineLimit(1)
        .minimumScaleFactor(0.85)
        .dynamicTypeSize(...DynamicTypeSize.large)
        .frame(maxWidth: .infinity, maxHeight: .infinity, alignment: .leading)
    }
}

struct InlineFitnessView: View {
    let entry: FitnessEntry

    var body: some View {
        Label {
            RingValue(ring: .move, activity: entry.activity)
        } icon: {
            Image(systemName: Ring.move.symbol)
        }
        .dynamicTypeSize(...DynamicTypeSize.large)
    }
}
