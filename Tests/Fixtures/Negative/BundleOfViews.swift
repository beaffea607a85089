// Must not compile: the message names "Widget".
import AppIntents
import SwiftUI
import WidgetKit

struct Views: WidgetBundle {
    var body: some Widget { Text("a view is not a widget") }
}
