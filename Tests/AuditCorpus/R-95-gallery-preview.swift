import SwiftUI
import WidgetKit

struct Sample: TimelineEntry {
    var date: Date
    var name: String
}

struct SampleProvider: TimelineProvider {
    func placeholder(in context: Context) -> Sample { Sample(date: .now, name: "Rain") }

    func getSnapshot(in context: Context, completion: @escaping (Sample) -> Void) {
        #if FAULT
            completion(Sample(date: .now, name: ""))
        #else
            completion(Sample(date: .now, name: "Rain"))
        #endif
    }

    func getTimeline(in context: Context, completion: @escaping (Timeline<Sample>) -> Void) {
        completion(Timeline(entries: [Sample(date: .now, name: "Rain")], policy: .never))
    }
}

@main
struct Probe: Widget {
    var body: some WidgetConfiguration {
        StaticConfiguration(kind: "Probe", provider: SampleProvider()) { entry in
            Text(entry.name)
                .widgetURL(URL(string: "probe://page"))
                .containerBackground(.background, for: .widget)
        }
        .configurationDisplayName("Probe")
        .description("See the weather.")
        .supportedFamilies([.systemSmall])
    }
}
