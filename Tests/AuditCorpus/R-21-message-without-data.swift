import SwiftUI
import WidgetKit

struct TideEntry: TimelineEntry {
    var date = Date.now
    var tide: String?
}

/// Without a beach that the user chose in the app there is no tide. The gallery has a sample.
struct TideProvider: TimelineProvider {
    func placeholder(in context: Context) -> TideEntry { TideEntry(tide: "High tide") }

    func getSnapshot(in context: Context, completion: @escaping (TideEntry) -> Void) {
        completion(TideEntry(tide: "High tide"))
    }

    func getTimeline(in context: Context, completion: @escaping (Timeline<TideEntry>) -> Void) {
        completion(Timeline(entries: [TideEntry()], policy: .never))
    }
}

struct TideView: View {
    @Environment(\.widgetFamily) private var family

    var tide: String?

    var body: some View {
        VStack(spacing: 8) {
            if let tide {
                Text(tide).font(.headline)
                #if !FAULT
                    if family == .systemMedium {
                        Text("Waves of two feet until noon").font(.subheadline)
                        Text("Then a calm afternoon").font(.subheadline)
                    }
                #endif
            } else {
                Text("Choose a beach in the app.").multilineTextAlignment(.center)
            }
        }
        .dynamicTypeSize(...DynamicTypeSize.xLarge)
    }
}

@main
struct TideWidget: Widget {
    var body: some WidgetConfiguration {
        StaticConfiguration(kind: "tide", provider: TideProvider()) { entry in
            TideView(tide: entry.tide)
                .widgetURL(URL(string: "tides://beaches"))
                .containerBackground(.background, for: .widget)
        }
        .configurationDisplayName("Tides")
        .description("See the tide at your beach.")
        .supportedFamilies([.systemSmall, .systemMedium])
    }
}
