import WidgetKit

struct TideProvider: AppIntentTimelineProvider {
    func placeholder(in context: Context) -> TideEntry {
        TideEntry(date: .now, harbor: .incheon)
    }

    func snapshot(for configuration: SelectHarborIntent, in context: Context) async -> TideEntry {
        TideEntry(date: .now, harbor: configuration.harbor)
    }

    /// The hour before each turn of the next day, in every harbor.
    func relevance() async -> WidgetRelevance<SelectHarborIntent> {
        let now = Date.now
        return WidgetRelevance(
            Harbor.allCases.flatMap { harbor in
                harbor.water.turns(after: now, count: 4).map { tide in
                    WidgetRelevanceAttribute(
                        configuration: SelectHarborIntent(harbor: harbor),
                        context: .date(from: tide.date.addingTimeInterval(-3600), to: tide.date))
                }
            })
    }

    /// One entry an hour; tides are known long before.
    func timeline(for configuration: SelectHarborIntent, in context: Context) async -> Timeline<TideEntry> {
        let now = Date.now
        let entries = (0..<12).map { hour in
            TideEntry(date: now.addingTimeInterval(Double(hour) * 3600), harbor: configuration.harbor)
        }
        return Timeline(entries: entries, policy: .after(now.addingTimeInterval(12 * 3600)))
    }
}
