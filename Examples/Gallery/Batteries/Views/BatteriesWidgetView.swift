import SwiftUI
import WidgetKit

struct BatteriesWidgetView: View {
    @Environment(\.widgetFamily) private var family

    let entry: BatteriesEntry

    var body: some View {
        content
            .containerBackground(Color("WidgetBackground"), for: .widget)
            .widgetURL(URL(string: "batteries://devices"))
    }

    @ViewBuilder
    private var content: some View {
        switch family {
        case .systemMedium: MediumBatteriesView(batteries: entry.batteries)
        case .systemLarge: LargeBatteriesView(batteries: entry.batteries)
        case .accessoryRectangular: RectangularBatteriesView(batteries: entry.batteries)
        default: SmallBatteriesView(batteries: entry.batteries)
        }
    }
}

/// Four rings. Where people are far away, the device that has to be charged first.
struct SmallBatteriesView: View {
    @Environment(\.showsWidgetContainerBackground) private var showsBackground
    @Environment(\.widgetRenderingMode) private var renderingMode
    @Environment(\.dynamicTypeSize) private var typeSize

    let batteries: [Battery]

    var body: some View {
        if isFar || typeSize.isAccessibilitySize, let lowest = DeviceChoice.lowest.battery(of: batteries) {
            VStack(spacing: 6) {
                BatteryRing(battery: lowest, width: 9)
                lowest.percent
                    .font(.title2)
                    .fontWeight(.semibold)
                    .lineLimit(1)
                    .minimumScaleFactor(0.5)
                    .dynamicTypeSize(...DynamicTypeSize.accessibility1)
            }
            .frame(maxWidth: .infinity, maxHeight: .infinity)
        } else {
            Grid(horizontalSpacing: 10, verticalSpacing: 10) {
                ForEach([0, 2], id: \.self) { first in
                    GridRow {
                        ForEach(batteries.dropFirst(first).prefix(2)) { BatteryRing(battery: $0) }
                    }
                }
            }
            .frame(maxWidth: .infinity, maxHeight: .infinity)
        }
    }

    /// In StandBy and in a car. The accented mode has no background either, but people are near.
    private var isFar: Bool { !showsBackground && renderingMode != .accented }
}

/// A ring and its percentage for each device.
struct MediumBatteriesView: View {
    @Environment(\.dynamicTypeSize) private var typeSize

    let batteries: [Battery]

    var body: some View {
        HStack(spacing: 12) {
            ForEach(batteries.prefix(typeSize.isAccessibilitySize ? 2 : 4)) { battery in
                VStack(spacing: 8) {
                    BatteryRing(battery: battery)
                    battery.percent
                        .font(.title3)
                        .fontWeight(.medium)
                        .contentTransition(.numericText(value: battery.level))
                        .lineLimit(1)
                        .minimumScaleFactor(0.5)
                        .dynamicTypeSize(...DynamicTypeSize.accessibility1)
                }
                .frame(maxWidth: .infinity)
            }
        }
        .frame(maxWidth: .infinity, maxHeight: .infinity)
    }
}

/// A row for each device, which opens it.
struct LargeBatteriesView: View {
    @Environment(\.dynamicTypeSize) private var typeSize

    let batteries: [Battery]

    var body: some View {
        VStack(spacing: 10) {
            ForEach(batteries.prefix(typeSize.isAccessibilitySize ? 3 : 4)) { battery in
                if let url = battery.device.url {
                    Link(destination: url) { row(battery) }
                }
            }
        }
        .frame(maxWidth: .infinity, maxHeight: .infinity)
    }

    private func row(_ battery: Battery) -> some View {
        HStack(spacing: 14) {
            BatteryRing(battery: battery, width: 6)
                .frame(maxWidth: 60)
            VStack(alignment: .leading, spacing: 1) {
                Text(battery.device.name)
                    .font(.headline)
                if battery.isCharging {
                    Text("Charging")
                        .font(.footnote)
                        .foregroundStyle(.secondary)
                } else if battery.isLow {
                    Text("Low battery")
                        .font(.footnote)
                        .foregroundStyle(Color("Low"))
                }
            }
            Spacer(minLength: 4)
            battery.percent
                .font(.title2)
                .fontWeight(.medium)
                .contentTransition(.numericText(value: battery.level))
        }
        .lineLimit(1)
        .minimumScaleFactor(0.5)
        .dynamicTypeSize(...DynamicTypeSize.accessibility3)
        .frame(minHeight: 44, maxHeight: .infinity)
        .contentShape(Rectangle())
        .accessibilityElement(children: .combine)
    }
}

/// Symbol and percentage of three devices above their bars.
struct RectangularBatteriesView: View {
    let batteries: [Battery]

    var body: some View {
        VStack(spacing: 3) {
            ForEach(batteries.prefix(3)) { battery in
                HStack(spacing: 6) {
                    Image(systemName: battery.device.symbol)
                        .font(.caption)
                        .frame(width: 16)
                        .accessibilityLabel(Text(battery.device.name))
                    ProgressView(value: battery.level)
                        .progressViewStyle(.linear)
                        .widgetAccentable()
                        .accessibilityHidden(true)
                    battery.percent
                        .font(.caption)
                        .fontWeight(.semibold)
                        .monospacedDigit()
                        .frame(width: 40, alignment: .trailing)
                }
            }
        }
        .lineLimit(1)
        .minimumScaleFactor(0.9)
        .dynamicTypeSize(...DynamicTypeSize.large)
        .frame(maxWidth: .infinity, maxHeight: .infinity)
    }
}
