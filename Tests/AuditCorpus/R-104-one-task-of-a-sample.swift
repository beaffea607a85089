import SwiftUI
import WidgetKit

struct GardenEntry: TimelineEntry {
    var date = Date.now
    var tasks: [String]
}

/// The sample of the fault has fewer rows than the widget; that of the twin has more, which moves all of them.
struct GardenProvider: TimelineProvider {
    private static let tasks = ["Water roses", "Cut the hedge", "Pick beans"]

    func placeholder(in context: Context) -> GardenEntry {
        #if FAULT
            GardenEntry(tasks: ["Sow spinach"])
        #else
            GardenEntry(tasks: ["Sow spinach"] + Self.tasks)
        #endif
    }

    func getSnapshot(in context: Context, completion: @escaping (GardenEntry) -> Void) {
        completion(GardenEntry(tasks: Self.tasks))
    }

    func getTimeline(in context: Context, completion: @escaping (Timeline<GardenEntry>) -> Void) {
        completion(Timeline(entries: [GardenEntry(tasks: Self.tasks)], policy: .never))
    }
}

@main
struct GardenWidget: Widget {
    var body: some WidgetConfiguration {
        StaticConfiguration(kind: "garden", provider: GardenProvider()) { entry in
            VStack(spacing: 0) {
                ForEach(entry.tasks, id: \.self) { task in
                    Label(task, systemImage: "leaf.fill")
                        .font(.title3)
                        .frame(maxWidth: .infinity, alignment: .leading)
                        .frame(height: 64)
                }
            }
            .dynamicTypeSize(...DynamicTypeSize.xLarge)
            .widgetURL(URL(string: "garden://tasks/today"))
            .containerBackground(.background, for: .widget)
        }
        .configurationDisplayName("Garden")
        .description("Plan the week of your garden.")
        .supportedFamilies([.systemLarge])
    }
}
