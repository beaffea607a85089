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
                .stroke(.primary.opacity(0.14), lineWidth: width)
            Circle()
                .trim(from: 0, to: battery.level)
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

    @ViewBuilder
    private var mark: some View {
        if battery.isCharging || battery.isLow {
            Image(systemName: battery.isCharging ? "bolt.fill" : "exclamationmark")
                .font(.caption)
                .fontWeight(.heavy)
                .foregroundStyle(.primary)
                .padding(.horizontal, 3)
                .background(Color("WidgetBackground"), in: Capsule())
                .offset(y: -3)
                .dynamicTypeSize(...DynamicTypeSize.large)
        }
    }
}
