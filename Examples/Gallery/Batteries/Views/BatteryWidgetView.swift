import SwiftUI
import WidgetKit

#if os(iOS) || os(watchOS)
    struct BatteryWidgetView: View {
        @Environment(\.widgetFamily) private var family

        let entry: BatteryEntry

        var body: some View {
            content
                .containerBackground(Color("WidgetBackground"), for: .widget)
                .widgetURL(entry.battery.device.url)
                .dynamicTypeSize(...DynamicTypeSize.large)
        }

        @ViewBuilder
        private var content: some View {
            let battery = entry.battery
            switch family {
            case .accessoryInline:
                Label {
                    Text("\(Text(battery.device.name)) \(battery.percent)")
                } icon: {
                    Image(systemName: battery.isCharging ? "bolt.fill" : battery.device.symbol)
                }
            #if os(watchOS)
                case .accessoryCorner:
                    Image(systemName: battery.device.symbol)
                        .font(.title2)
                        .accessibilityLabel(Text(battery.device.name))
                        .widgetAccentable()
                        .widgetLabel {
                            Gauge(value: battery.level) {
                                Text(battery.device.name)
                            } currentValueLabel: {
                                battery.percent
                            } minimumValueLabel: {
                                battery.percent
                            } maximumValueLabel: {
                                Text(verbatim: "")
                            }
                        }
            #endif
            default:
                Gauge(value: battery.level) {
                    Image(systemName: battery.isCharging ? "bolt.fill" : battery.device.symbol)
                        .accessibilityLabel(Text(battery.device.name))
                } currentValueLabel: {
                    battery.percent
                }
                .gaugeStyle(.accessoryCircular)
                .widgetAccentable()
            }
        }
    }
#endif
