import WidgetKit

struct MusicEntry: TimelineEntry {
    let date: Date
    /// The record of the week first.
    let records: [Record]
    var playing: String?
    var theme = Theme.cover

    var record: Record { records.first { $0.id == playing } ?? records.first ?? Record.library[0] }

    /// Without the one that is shown large.
    var others: [Record] { records.filter { $0.id != record.id } }
}

struct MusicProvider: AppIntentTimelineProvider {
    func placeholder(in context: Context) -> MusicEntry {
        MusicEntry(date: .now, records: Record.library)
    }

    func snapshot(for configuration: SelectThemeIntent, in context: Context) async -> MusicEntry {
        entry(for: configuration, at: .now)
    }

    /// The record changes with the week.
    func timeline(for configuration: SelectThemeIntent, in context: Context) async -> Timeline<MusicEntry> {
        let now = Date.now
        let week = Calendar.current.dateInterval(of: .weekOfYear, for: now)?.end ?? now.addingTimeInterval(604_800)
        return Timeline(
            entries: [entry(for: configuration, at: now), entry(for: configuration, at: week)],
            policy: .after(week.addingTimeInterval(3600)))
    }

    private func entry(for configuration: SelectThemeIntent, at date: Date) -> MusicEntry {
        MusicEntry(
            date: date, records: Record.records(on: date), playing: Player().playing, theme: configuration.theme)
    }
}
