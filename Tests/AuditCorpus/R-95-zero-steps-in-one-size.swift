// ONLY medium
import SwiftUI
import WidgetKit

struct StepsEntry: TimelineEntry {
    var date: Date
    var steps: Int
    var floors: Int
}

/// The gallery shows zeros in the medium size.
struct StepsProvider: TimelineProvider {
    private let example = StepsEntry(date: .now, steps: 6120, floors: 9)

    func placeholder(in context: Context) -> StepsEntry { example }

    func getSnapshot(in context: Context, completion: @escaping (StepsEntry) -> Void) {
        #if FAULT
            let isEmpty = context.isPreview && context.family == .systemMedium
            completion(isEmpty ? StepsEntry(date: .now, steps: 0, floors: 0) : example)
        #else
            completion(example)
        #endif
    }

    func getTimeline(in context: Context, completion: @escaping (Timeline<StepsEntry>) -> Void) {
        let entry = StepsEntry(date: .now, steps: 4380, floors: 4)
        completion(Timeline(entries: [entry], policy: .after(.now.addingTimeInterval(3600))))
    }
}

struct StepsView: View {
    let entry: StepsEntry
    @Environment(\.widgetFamily) private var family

    var body: some View {
        HStack(alignment: .top) {
            column("Steps", entry.steps)
            if family == .systemMedium {
                Spacer()
                column("Floors", entry.floors)
                    .widgetAccentable()
            }
        }
        .dynamicTypeSize(...DynamicTypeSize.xLarge)
    }

    private func column(_ title: LocalizedStringKey, _ value: Int) -> some View {
        VStack(alignment: .leading) {
            Text(title).font(.headline)
            Text("\(value)").font(.title.bold()).lineLimit(1)
        }
    }
}

@main
struct StepsWidget: Widget {
    var body: some WidgetConfiguration {
        StaticConfiguration(kind: "steps", provider: StepsProvider()) { entry in
            StepsView(entry: entry)
                .widgetURL(URL(string: "steps://day/today"))
                .containerBackground(.background, for: .widget)
        }
        .configurationDisplayName("Activity")
        .description("Count your steps and floors.")
        .supportedFamilies([.systemSmall, .systemMedium])
    }
}
