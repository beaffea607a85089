import Foundation
import SwiftUI
import WidgetKit

/// Counts how often it was asked, in the defaults and in a file of its app group.
struct CountEntry: TimelineEntry {
    var date: Date
    var defaults: Int
    var file: Int
    var isStranger: Bool
}

struct CountProvider: TimelineProvider {
    private static let group = "group.example.counter"

    func placeholder(in context: Context) -> CountEntry { entry(of: Self.group) }

    func getSnapshot(in context: Context, completion: @escaping (CountEntry) -> Void) {
        completion(entry(of: Self.group))
    }

    func getTimeline(in context: Context, completion: @escaping (Timeline<CountEntry>) -> Void) {
        completion(Timeline(entries: [entry(of: Self.group)], policy: .never))
    }

    private func entry(of group: String) -> CountEntry {
        let defaults = UserDefaults(suiteName: group)
        let count = (defaults?.integer(forKey: "count") ?? -10) + 1
        defaults?.set(count, forKey: "count")
        let file = FileManager.default.containerURL(forSecurityApplicationGroupIdentifier: group)?
            .appendingPathComponent("count.txt")
        let written = (file.flatMap { try? String(contentsOf: $0, encoding: .utf8) }.flatMap { Int($0) } ?? 0) + 1
        if let file { try? "\(written)".write(to: file, atomically: true, encoding: .utf8) }
        let stranger = FileManager.default.containerURL(forSecurityApplicationGroupIdentifier: "group.example.other")
        return CountEntry(
            date: Date(timeIntervalSinceReferenceDate: 0), defaults: count, file: file == nil ? -1 : written,
            isStranger: stranger == nil)
    }
}

@main
struct CounterWidget: Widget {
    var body: some WidgetConfiguration {
        StaticConfiguration(kind: "Counter", provider: CountProvider()) { entry in
            Color(red: Double(entry.defaults) / 5, green: Double(entry.file) / 5, blue: entry.isStranger ? 1 : 0)
                .containerBackground(.white, for: .widget)
        }
        .supportedFamilies([.systemSmall])
    }
}
