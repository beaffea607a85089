import WidgetKit

struct TipsEntry: TimelineEntry {
    let date: Date
    /// The tip of the day, then the next ones.
    let tips: [Tip]

    var tip: Tip { tips.first ?? Tip.collection[0] }
}

struct TipsProvider: TimelineProvider {
    /// The system draws bars in place of the texts, as long as those of the day.
    func placeholder(in context: Context) -> TipsEntry {
        TipsEntry(date: .now, tips: Tip.tips(on: .now, without: []))
    }

    func getSnapshot(in context: Context, completion: @escaping (TipsEntry) -> Void) {
        completion(entry(at: .now))
    }

    /// A new tip at midnight of each of the next days.
    func getTimeline(in context: Context, completion: @escaping (Timeline<TipsEntry>) -> Void) {
        let now = Date.now
        let calendar = Calendar.current
        let today = calendar.startOfDay(for: now)
        let days = (1...3).compactMap { calendar.date(byAdding: .day, value: $0, to: today) }
        completion(Timeline(entries: ([now] + days).map(entry(at:)), policy: .atEnd))
    }

    private func entry(at date: Date) -> TipsEntry {
        TipsEntry(date: date, tips: Tip.tips(on: date, without: ReadTips().ids))
    }
}
