// Must not compile: the message names "TimelineEntry".
import AppIntents
import SwiftUI
import WidgetKit

struct Dateless: TimelineEntry { let title: String }
