// Must not compile: the message names "TimelineProvider".
import AppIntents
import SwiftUI
import WidgetKit

struct Entry: TimelineEntry { let date: Date }

struct Short: TimelineProvider {
    func placeholder(in context: Context) -> Entry { Entry(date: .now) }
}
