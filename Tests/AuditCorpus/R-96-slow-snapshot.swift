// OUTCOME needs-review
import SwiftUI
import WidgetKit

/// The snapshot waits as long as a slow server.
struct QuoteProvider: TimelineProvider {
    func placeholder(in context: Context) -> Moment { Moment(date: .now) }

    func getSnapshot(in context: Context, completion: @escaping (Moment) -> Void) {
        #if FAULT
            Thread.sleep(forTimeInterval: 1.5)
        #endif
        completion(Moment(date: .now))
    }

    func getTimeline(in context: Context, completion: @escaping (Timeline<Moment>) -> Void) {
        completion(Timeline(entries: [Moment(date: .now)], policy: .never))
    }
}

@main
struct QuoteWidget: Widget {
    var body: some WidgetConfiguration {
        StaticConfiguration(kind: "quote", provider: QuoteProvider()) { _ in
            Label("Gold", systemImage: "chart.bar.fill")
                .font(.headline)
                .dynamicTypeSize(...DynamicTypeSize.xLarge)
                .widgetURL(URL(string: "quotes://metals/gold"))
                .containerBackground(.background, for: .widget)
        }
        .configurationDisplayName("Metals")
        .description("Compare the prices of metals.")
        .supportedFamilies([.systemSmall])
    }
}
