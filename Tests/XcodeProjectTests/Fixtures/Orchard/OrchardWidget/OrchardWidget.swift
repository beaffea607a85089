import OrchardKit
import SwiftUI
import WidgetKit

struct OrchardEntry: TimelineEntry {
    var date: Date
    var basket: Basket
}

struct OrchardProvider: TimelineProvider {
    func placeholder(in context: Context) -> OrchardEntry { OrchardEntry(date: .now, basket: Basket(count: 3)) }

    func getSnapshot(in context: Context, completion: @escaping (OrchardEntry) -> Void) {
        completion(placeholder(in: context))
    }

    func getTimeline(in context: Context, completion: @escaping (Timeline<OrchardEntry>) -> Void) {
        completion(Timeline(entries: [placeholder(in: context)], policy: .never))
    }
}

struct OrchardView: View {
    var entry: OrchardEntry

    var body: some View {
        VStack {
            Text("ripe")
            Text(verbatim: entry.basket.words)
            Text(verbatim: Harvest.place)
            Text(verbatim: group)
        }
        .foregroundStyle(Color("Apple"))
        .containerBackground(Color("Leaf", bundle: nil), for: .widget)
    }

    private var group: String {
        UserDefaults(suiteName: "group.org.example.orchard") == nil ? "refused" : "granted"
    }
}

@main
struct OrchardWidget: Widget {
    var body: some WidgetConfiguration {
        StaticConfiguration(kind: "Orchard", provider: OrchardProvider()) { OrchardView(entry: $0) }
            .supportedFamilies([.systemSmall])
    }
}

#if !DEBUG || !APPLES || PEARS || !WIDGET
    #error("the conditions of the target do not hold")
#endif
