import SwiftUI
import WidgetKit

struct AccessoryWidget: Widget {
    private var families: [WidgetFamily] {
        #if os(watchOS)
            return [.accessoryCircular, .accessoryCorner]
        #elseif os(iOS)
            return [.accessoryCircular, .accessoryRectangular, .accessoryInline]
        #else
            return []
        #endif
    }

    var body: some WidgetConfiguration {
        StaticConfiguration(kind: "Accessory", provider: SampleProvider()) { entry in
            AccessoryView(entry: entry)
        }
        .configurationDisplayName("Accessory")
        .description(Text("Fits the Lock Screen."))
        .supportedFamilies(families)
    }
}

struct AccessoryView: View {
    @Environment(\.widgetFamily) var family
    @Environment(\.isLuminanceReduced) var dimmed
    let entry: SampleEntry

    var body: some View {
        switch family {
        case .accessoryCircular:
            ZStack {
                AccessoryWidgetBackground()
                VStack(spacing: 0) {
                    Image(systemName: "bell.fill").widgetAccentable()
                    Text("12").font(.headline)
                }
            }
            .containerBackground(.clear, for: .widget)
        case .accessoryRectangular:
            VStack(alignment: .leading) {
                Label("Title", systemImage: "calendar").font(.headline).widgetAccentable()
                Text(entry.title).foregroundStyle(.secondary)
                ProgressView(value: entry.value)
            }
            .containerBackground(for: .widget) { Color.clear }
        case .accessoryInline:
            ViewThatFits {
                Label("Inline with a long text that may not fit", systemImage: "clock")
                Text("Inline")
            }
            .containerBackground(.clear, for: .widget)
        @unknown default:
            EmptyView()
        }
    }
}
