// OUTCOME needs-review
import SwiftUI
import WidgetKit

struct BalanceEntry: TimelineEntry {
    var date: Date
    var cents: Int

    static let sample = BalanceEntry(date: .now, cents: 99_900)
}

/// When the bank does not answer, the timeline has the sample of the gallery.
struct BankProvider: TimelineProvider {
    private let answer: Int? = nil

    func placeholder(in context: Context) -> BalanceEntry { .sample }

    func getSnapshot(in context: Context, completion: @escaping (BalanceEntry) -> Void) { completion(.sample) }

    func getTimeline(in context: Context, completion: @escaping (Timeline<BalanceEntry>) -> Void) {
        #if FAULT
            let entry = answer.map { BalanceEntry(date: .now, cents: $0) } ?? .sample
        #else
            let entry = BalanceEntry(date: .now, cents: answer ?? 0)
        #endif
        completion(Timeline(entries: [entry], policy: .after(.now.addingTimeInterval(1800))))
    }
}

@main
struct BankWidget: Widget {
    var body: some WidgetConfiguration {
        StaticConfiguration(kind: "bank", provider: BankProvider()) { entry in
            VStack(alignment: .leading) {
                Text("Account").font(.headline)
                Text(entry.cents == 0 ? "Unknown" : "\(entry.cents / 100) €").font(.title2.bold())
            }
            .lineLimit(1)
            .dynamicTypeSize(...DynamicTypeSize.xLarge)
            .widgetURL(URL(string: "bank://accounts/first"))
            .containerBackground(.background, for: .widget)
        }
        .configurationDisplayName("Balance")
        .description("Check what you have.")
        .supportedFamilies([.systemSmall])
    }
}
