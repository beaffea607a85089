import SwiftUI
import WidgetKit

extension Device {
    var name: LocalizedStringKey {
        switch self {
        case .phone: "Phone"
        case .watch: "Watch"
        case .earbuds: "Earbuds"
        case .tablet: "Tablet"
        }
    }
}

extension Battery {
    var color: Color { isLow ? Color("Low") : Color("Charge") }

    var percent: Text { Text(level, format: .percent.precision(.fractionLength(0))) }
}

/// The device inside a ring of its charge. A gap at the top has the bolt of a charging device, or the mark of a low
/// one.
struct BatteryRing: View {
    let battery: Battery
    /// Width of the ring, in points.
    var width: CGFloat = 6

    var body: some View {
        ZStack {
            Circle()
                .trim(from: gap, to: 1 - gap)
                .stroke(.primary.opacity(0.14), style: StrokeStyle(lineWidth: width, lineCap: .round))
                .rotationEffect(.degrees(-90))
            Circle()
                .trim(from: gap, to: gap + battery.level * (1 - 2 * gap))
                .stroke(battery.color, style: StrokeStyle(lineWidth: width, lineCap: .round))
                .rotationEffect(.degrees(-90))
                .widgetAccentable()
            Image(systemName: battery.device.symbol)
                .font(.title2)
                .dynamicTypeSize(...DynamicTypeSize.accessibility1)
        }
        .padding(width / 2)
        .overlay(alignment: .top) { mark }
        .aspectRatio(1, contentMode: .fit)
        // A ring fills clockwise in every language.
        .environment(\.layoutDirection, .leftToRight)
        .accessibilityElement()
        .accessibilityLabel(Text(battery.device.name))
        .accessibilityValue(battery.percent)
    }

    private var hasMark: Bool { battery.isCharging || battery.isLow }

    /// On each side of the mark, as a part of the ring.
    private var gap: Double { hasMark ? 0.075 : 0 }

    @ViewBuilder
    private var mark: some View {
        if hasMark {
            Image(systemName: battery.isCharging ? "bolt.fill" : "exclamationmark")
                .font(.caption)
                .fontWeight(.heavy)
                .foregroundStyle(.primary)
                .dynamicTypeSize(...DynamicTypeSize.large)
        }
    }
}
