import WidgetKit

struct Reading: TimelineEntry {
    var date: Date
    var value: Int
    /// Whether the entry is for the widget gallery.
    var isSample = false
}

/// Values of the hours from now on, and another one for the placeholder and the gallery.
struct ReadingProvider: TimelineProvider {
    var sample = 75
    var values = [62, 48, 31]

    func placeholder(in context: Context) -> Reading { Reading(date: .now, value: sample, isSample: true) }

    func getSnapshot(in context: Context, completion: @escaping (Reading) -> Void) {
        completion(Reading(date: .now, value: sample, isSample: true))
    }

    func getTimeline(in context: Context, completion: @escaping (Timeline<Reading>) -> Void) {
        let now = Date.now
        let entries = values.enumerated().map { hour, value in
            Reading(date: now.addingTimeInterval(TimeInterval(hour) * 3600), value: value)
        }
        completion(Timeline(entries: entries, policy: .atEnd))
    }
}
