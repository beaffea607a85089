// Must not compile: the message names "key path".
import AppIntents
import SwiftUI
import WidgetKit

struct Wrong: View {
    @Environment(\.widgetSize) var size
    var body: some View { Text("x") }
}
