import WidgetKit

struct NewsEntry: TimelineEntry {
    let date: Date
    let topic: Topic
    /// The latest first.
    let stories: [Story]

    /// Opens the topic in the app.
    var url: URL? {
        stories.first?.url ?? URL(string: "news://topic/\(topic.rawValue)")
    }

    func published(_ story: Story) -> Date { date.addingTimeInterval(-story.age * 3600) }
}

struct NewsProvider: AppIntentTimelineProvider {
    func placeholder(in context: Context) -> NewsEntry {
        NewsEntry(date: .now, topic: .top, stories: Story.samples)
    }

    func snapshot(for configuration: SelectTopicIntent, in context: Context) async -> NewsEntry {
        entry(for: configuration, at: .now)
    }

    /// Another story leads every two hours, because people look many times a day.
    func timeline(for configuration: SelectTopicIntent, in context: Context) async -> Timeline<NewsEntry> {
        let now = Date.now
        let dates = (0..<4).map { now.addingTimeInterval(Double($0) * 7200) }
        return Timeline(entries: dates.map { entry(for: configuration, at: $0) }, policy: .atEnd)
    }

    private func entry(for configuration: SelectTopicIntent, at date: Date) -> NewsEntry {
        let read = ReadStories().ids
        let stories = Story.samples.filter { story in
            !read.contains(story.id) && (configuration.topic == .top || story.topic == configuration.topic)
        }
        let turn = Int(date.timeIntervalSinceReferenceDate / 7200) % max(stories.count, 1)
        return NewsEntry(
            date: date, topic: configuration.topic, stories: Array(stories.dropFirst(turn) + stories.prefix(turn)))
    }
}
