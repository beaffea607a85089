// OUTCOME needs-review
import SwiftUI
import WidgetKit

struct Sample: TimelineEntry {
    var date: Date
    var value: Int
}

struct SampleProvider: TimelineProvider {
    func placeholder(in context: Context) -> Sample { Sample(date: .now, value: 21) }

    func getSnapshot(in context: Context, completion: @escaping (Sample) -> Void) {
        completion(Sample(date: .now, value: 21))
    }

    func getTimeline(in context: Context, completion: @escaping (Timeline<Sample>) -> Void) {
        #if FAULT
            completion(Timeline(entries: [Sample(date: .now, value: 21)], policy: .never))
        #else
            completion(Timeline(entries: [Sample(date: .now, value: 18)], policy: .never))
        #endif
    }
}

@main
struct Probe: Widget {
    var body: some WidgetConfiguration {
        StaticConfiguration(kind: "Probe", provider: SampleProvider()) { entry in
            Text("\(entry.value)")
                .widgetURL(URL(string: "probe://page"))
                .containerBackground(.background, for: .widget)
        }
        .configurationDisplayName("Probe")
        .description("See the weather.")
        .supportedFamilies([.systemSmall])
    }
}
