import SwiftUI
import WidgetKit

@main
struct Misbehaving: WidgetBundle {
    var body: some Widget {
        Sound()
        NoEntries()
        OutOfOrder()
        ManyEntries()
        NeverAnswers()
        Spins()
        Faulty()
        OddViews()
        LocaleWidget()
        PlaceWidget()
    }
}

struct Faulty: Widget {
    var body: some WidgetConfiguration {
        StaticConfiguration(kind: "Traps", provider: TrappingProvider()) { _ in Color.red }
    }
}

struct Entry: TimelineEntry {
    var date: Date
    var index = 0
}

extension Date {
    static let start = Date(timeIntervalSinceReferenceDate: 800_000_000)
}

/// Gives the entries of a closure.
struct Provider: TimelineProvider {
    var make: () -> [Entry]

    func placeholder(in context: Context) -> Entry { Entry(date: .start) }

    func getSnapshot(in context: Context, completion: @escaping (Entry) -> Void) {
        completion(Entry(date: .start))
    }

    func getTimeline(in context: Context, completion: @escaping (Timeline<Entry>) -> Void) {
        completion(Timeline(entries: make(), policy: .after(.start.addingTimeInterval(900))))
    }
}
