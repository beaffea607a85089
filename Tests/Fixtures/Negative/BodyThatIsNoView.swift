// Must not compile: the message names "View".
import AppIntents
import SwiftUI
import WidgetKit

struct Wrong: View {
    var body: some View { 42 }
}
