// Must not compile: the message names "TimelineEntry".
import AppIntents
import SwiftUI
import WidgetKit

let timeline = Timeline(entries: ["not an entry"], policy: .atEnd)
