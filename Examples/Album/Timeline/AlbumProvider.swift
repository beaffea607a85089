import WidgetKit

struct AlbumProvider: AppIntentTimelineProvider {
    func placeholder(in context: Context) -> AlbumEntry {
        AlbumEntry(date: .now, album: .lowTide)
    }

    func snapshot(for configuration: SelectAlbumIntent, in context: Context) async -> AlbumEntry {
        entry(for: configuration, at: .now)
    }

    /// The album of the day changes at midnight.
    func timeline(for configuration: SelectAlbumIntent, in context: Context) async -> Timeline<AlbumEntry> {
        let now = Date.now
        let calendar = Calendar.current
        let today = calendar.startOfDay(for: now)
        let tomorrow = calendar.date(byAdding: .day, value: 1, to: today) ?? now.addingTimeInterval(86_400)
        return Timeline(
            entries: [entry(for: configuration, at: now), entry(for: configuration, at: tomorrow)],
            policy: .after(tomorrow.addingTimeInterval(3600)))
    }

    private func entry(for configuration: SelectAlbumIntent, at date: Date) -> AlbumEntry {
        let album = configuration.album.album(on: date)
        return AlbumEntry(
            date: date,
            album: album,
            isOfTheDay: configuration.album == .ofTheDay,
            isFavorite: Favorites().contains(album.id),
            theme: configuration.theme)
    }
}
