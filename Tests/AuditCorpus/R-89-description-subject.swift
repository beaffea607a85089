import SwiftUI
import WidgetKit

struct ProbeView: View {
    #if FAULT
        static let summary: LocalizedStringKey = "This widget shows the weather."
    #else
        static let summary: LocalizedStringKey = "See the weather."
    #endif

    var body: some View {
        Text("Rain")
    }
}
