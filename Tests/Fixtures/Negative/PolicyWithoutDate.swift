// Must not compile: the message names "after".
import AppIntents
import SwiftUI
import WidgetKit

struct Entry: TimelineEntry { let date: Date }

let timeline = Timeline(entries: [Entry(date: .now)], policy: .after)
