// Must not compile: the message names "widgetSize".
import AppIntents
import SwiftUI
import WidgetKit

struct Wrong: View {
    @Environment(\.widgetSize) var size
    var body: some View { Text("x") }
}
