// Must not compile: the message names "WidgetConfiguration".
import AppIntents
import SwiftUI
import WidgetKit

struct Bare: Widget {
    var body: some WidgetConfiguration { Text("a view is not a configuration") }
}
