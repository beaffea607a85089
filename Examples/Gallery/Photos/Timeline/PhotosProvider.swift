import WidgetKit

struct PhotosEntry: TimelineEntry {
    let date: Date
    let photo: Photo

    /// When the photo was taken.
    var taken: Date { Calendar.current.date(byAdding: .day, value: -photo.age, to: date) ?? date }
}

struct PhotosProvider: AppIntentTimelineProvider {
    /// Hours for which a photo stays.
    private static let stay = 6

    func placeholder(in context: Context) -> PhotosEntry {
        entry(for: SelectAlbumIntent(), at: .now)
    }

    func snapshot(for configuration: SelectAlbumIntent, in context: Context) async -> PhotosEntry {
        entry(for: configuration, at: .now)
    }

    /// Another photo every six hours.
    func timeline(for configuration: SelectAlbumIntent, in context: Context) async -> Timeline<PhotosEntry> {
        let now = Date.now
        let dates = (0..<4).map { now.addingTimeInterval(Double($0 * Self.stay) * 3600) }
        return Timeline(entries: dates.map { entry(for: configuration, at: $0) }, policy: .atEnd)
    }

    private func entry(for configuration: SelectAlbumIntent, at date: Date) -> PhotosEntry {
        let photos = configuration.album.photos
        let turn = Int(date.timeIntervalSinceReferenceDate) / (Self.stay * 3600) + PhotoPosition().offset
        return PhotosEntry(date: date, photo: photos[((turn % photos.count) + photos.count) % photos.count])
    }
}
