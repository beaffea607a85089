import WidgetKit

struct PodcastsEntry: TimelineEntry {
    let date: Date
    /// What to hear next, in order.
    let episodes: [Episode]
    var playing: String?
}

struct PodcastsProvider: TimelineProvider {
    func placeholder(in context: Context) -> PodcastsEntry {
        PodcastsEntry(date: .now, episodes: Episode.samples)
    }

    func getSnapshot(in context: Context, completion: @escaping (PodcastsEntry) -> Void) {
        completion(entry(at: .now))
    }

    /// Short episodes come first on the way to work, long ones in the evening.
    func getTimeline(in context: Context, completion: @escaping (Timeline<PodcastsEntry>) -> Void) {
        let now = Date.now
        let calendar = Calendar.current
        let changes = [12, 24].compactMap { hour in
            calendar.date(byAdding: .hour, value: hour, to: calendar.startOfDay(for: now))
        }
        .filter { $0 >= now.addingTimeInterval(300) }
        completion(Timeline(entries: ([now] + changes).map(entry(at:)), policy: .atEnd))
    }

    private func entry(at date: Date) -> PodcastsEntry {
        let store = EpisodeStore()
        let isMorning = Calendar.current.component(.hour, from: date) < 12
        let left = Episode.samples.filter { !store.played.contains($0.id) }
        return PodcastsEntry(
            date: date,
            episodes: left.filter { $0.isForMornings == isMorning } + left.filter { $0.isForMornings != isMorning },
            playing: store.playing)
    }
}
