import SwiftUI
import WidgetKit

struct CityWidget: Widget {
    let kind = "CityWidget"

    var body: some WidgetConfiguration {
        AppIntentConfiguration(kind: kind, intent: SelectCity.self, provider: CityProvider()) { entry in
            CityView(entry: entry)
                .containerBackground(entry.sky.gradient, for: .widget)
        }
        .configurationDisplayName("날씨")
        .description("현재 날씨와 예보를 확인하세요.")
        .supportedFamilies([.systemSmall, .systemMedium, .accessoryCircular, .accessoryInline])
    }
}

struct CityView: View {
    let entry: CityEntry
    @Environment(\.widgetFamily) var family

    var body: some View {
        switch family {
        case .systemSmall: small
        case .systemMedium: medium
        case .accessoryInline: Text("\(entry.temperature)° \(entry.city)")
        default: Text("\(entry.temperature)°")
        }
    }

    private var small: some View {
        VStack(alignment: .leading, spacing: 4) {
            Image(systemName: entry.sky.symbol).symbolRenderingMode(.multicolor).font(.title2)
            Spacer()
            Text("\(entry.temperature)°")
                .font(.system(size: 36, weight: .light))
                .contentTransition(.numericText())
            Text(entry.city).font(.caption).foregroundStyle(.secondary)
        }
        .frame(maxWidth: .infinity, maxHeight: .infinity, alignment: .leading)
    }

    private var medium: some View {
        HStack(spacing: 16) {
            small
            Divider()
            ForEach(entry.hours.prefix(5)) { hour in
                VStack(spacing: 6) {
                    Text(hour.label).font(.caption2)
                    Text("\(hour.temperature)°").font(.caption).fontWeight(.semibold)
                }
            }
        }
    }
}
