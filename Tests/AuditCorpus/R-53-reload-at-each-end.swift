import SwiftUI
import WidgetKit

struct Reading: TimelineEntry {
    var date: Date
    var level: String
}

/// A timeline that is requested again at its end, after twenty minutes or after six hours.
struct Readings: TimelineProvider {
    #if FAULT
        private static let step: TimeInterval = 400
    #else
        private static let step: TimeInterval = 7_200
    #endif

    func placeholder(in context: Context) -> Reading { Reading(date: .now, level: "High") }

    func getSnapshot(in context: Context, completion: @escaping (Reading) -> Void) {
        completion(Reading(date: .now, level: "Low"))
    }

    func getTimeline(in context: Context, completion: @escaping (Timeline<Reading>) -> Void) {
        let levels = ["Low", "Mild", "Fair", "High"]
        let entries = levels.indices.map { index in
            Reading(date: Date.now.addingTimeInterval(Double(index) * Self.step), level: levels[index])
        }
        completion(Timeline(entries: entries, policy: .atEnd))
    }
}

@main
struct PollenWidget: Widget {
    var body: some WidgetConfiguration {
        StaticConfiguration(kind: "Pollen", provider: Readings()) { entry in
            Label(entry.level, systemImage: "leaf.fill")
                .widgetURL(URL(string: "pollen://today"))
                .containerBackground(.background, for: .widget)
        }
        .configurationDisplayName("Pollen")
        .description("Check the air before you leave.")
        .supportedFamilies([.systemSmall])
    }
}
