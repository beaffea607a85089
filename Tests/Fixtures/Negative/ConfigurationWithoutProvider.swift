// Must not compile: the message names "provider".
import AppIntents
import SwiftUI
import WidgetKit

struct Bare: Widget {
    var body: some WidgetConfiguration { StaticConfiguration(kind: "k") { Text("x") } }
}
