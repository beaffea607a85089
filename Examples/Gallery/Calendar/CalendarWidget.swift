import SwiftUI
import WidgetKit

@main
struct CalendarWidget: Widget {
    var body: some WidgetConfiguration {
        StaticConfiguration(kind: "Calendar", provider: CalendarProvider()) { entry in
            CalendarWidgetView(entry: entry)
        }
        .configurationDisplayName("Up Next")
        .description("Keep your day in view.")
        .supportedFamilies(Self.families)
    }

    private static var families: [WidgetFamily] {
        #if os(watchOS)
            [.accessoryCircular, .accessoryCorner, .accessoryRectangular, .accessoryInline]
        #elseif os(macOS) || os(visionOS)
            [.systemSmall, .systemMedium, .systemLarge, .systemExtraLarge]
        #else
            [
                .systemSmall, .systemMedium, .systemLarge, .systemExtraLarge,
                .accessoryCircular, .accessoryRectangular, .accessoryInline,
            ]
        #endif
    }
}

/// Chooses the layout for the size. A tap outside of an event opens the day.
struct CalendarWidgetView: View {
    @Environment(\.widgetFamily) private var family

    let entry: CalendarEntry

    var body: some View {
        content
            .containerBackground(Color("WidgetBackground"), for: .widget)
            .widgetURL(entry.url)
    }

    @ViewBuilder
    private var content: some View {
        switch family {
        case .systemMedium: MediumCalendarView(entry: entry)
        case .systemLarge: LargeCalendarView(entry: entry)
        case .systemExtraLarge: ExtraLargeCalendarView(entry: entry)
        case .accessoryCircular: CircularCalendarView(entry: entry)
        case .accessoryRectangular: RectangularCalendarView(entry: entry)
        case .accessoryInline: InlineCalendarView(entry: entry)
        #if os(watchOS)
            case .accessoryCorner: CornerCalendarView(entry: entry)
        #endif
        default: SmallCalendarView(entry: entry)
        }
    }
}
