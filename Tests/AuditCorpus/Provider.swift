import WidgetKit

struct Moment: TimelineEntry { var date: Date }

/// Entries at offsets in seconds from now, and a reload after `reload` seconds.
struct Provider: TimelineProvider {
    var offsets: [TimeInterval] = [0]
    var reload: TimeInterval?

    func placeholder(in context: Context) -> Moment { Moment(date: .now) }

    func getSnapshot(in context: Context, completion: @escaping (Moment) -> Void) { completion(Moment(date: .now)) }

    func getTimeline(in context: Context, completion: @escaping (Timeline<Moment>) -> Void) {
        let now = Date.now
        let entries = offsets.map { Moment(date: now.addingTimeInterval($0)) }
        completion(Timeline(entries: entries, policy: reload.map { .after(now.addingTimeInterval($0)) } ?? .never))
    }
}
