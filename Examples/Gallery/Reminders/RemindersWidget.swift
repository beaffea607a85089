import SwiftUI
import WidgetKit

@main
struct RemindersWidget: Widget {
    var body: some WidgetConfiguration {
        AppIntentConfiguration(
            kind: "Reminders", intent: SelectListIntent.self, provider: RemindersProvider()
        ) { entry in
            RemindersWidgetView(entry: entry)
        }
        .configurationDisplayName("To Do")
        .description("Check off what you have to do.")
        .supportedFamilies(Self.families)
    }

    private static var families: [WidgetFamily] {
        #if os(watchOS)
            [.accessoryCircular, .accessoryRectangular, .accessoryInline]
        #elseif os(macOS) || os(visionOS)
            [.systemSmall, .systemMedium, .systemLarge]
        #else
            [
                .systemSmall, .systemMedium, .systemLarge,
                .accessoryCircular, .accessoryRectangular, .accessoryInline,
            ]
        #endif
    }
}

struct RemindersWidgetView: View {
    @Environment(\.widgetFamily) private var family

    let entry: RemindersEntry

    var body: some View {
        content
            .containerBackground(Color("WidgetBackground"), for: .widget)
            .widgetURL(entry.list.url)
    }

    @ViewBuilder
    private var content: some View {
        switch family {
        case .systemMedium: MediumRemindersView(entry: entry)
        case .systemLarge: LargeRemindersView(entry: entry)
        case .accessoryCircular: CircularRemindersView(entry: entry)
        case .accessoryRectangular: RectangularRemindersView(entry: entry)
        case .accessoryInline: InlineRemindersView(entry: entry)
        default: SmallRemindersView(entry: entry)
        }
    }
}
