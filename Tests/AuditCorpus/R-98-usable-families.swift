// PLATFORM iOS
import SwiftUI
import WidgetKit

struct ProbeView: View {
    #if FAULT
        static let families: [WidgetFamily] = [.systemSmall, .systemExtraLargePortrait]
    #else
        static let families: [WidgetFamily] = [.systemSmall]
    #endif

    var body: some View {
        Text("Rain")
    }
}
