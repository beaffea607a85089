// Must not compile: the message names "WidgetConfigurationIntent".
import AppIntents
import SwiftUI
import WidgetKit

struct Entry: TimelineEntry { let date: Date }

struct Tap: AppIntent {
    static var title: LocalizedStringResource = "Tap"
    func perform() async throws -> some IntentResult { .result() }
}

struct Wrong: AppIntentTimelineProvider {
    func placeholder(in context: Context) -> Entry { Entry(date: .now) }
    func snapshot(for configuration: Tap, in context: Context) async -> Entry { Entry(date: .now) }
    func timeline(for configuration: Tap, in context: Context) async -> Timeline<Entry> {
        Timeline(entries: [], policy: .never)
    }
}
