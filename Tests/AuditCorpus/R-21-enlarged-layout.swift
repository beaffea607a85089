import SwiftUI
import WidgetKit

struct ProbeView: View {
    static let families: [WidgetFamily] = [.systemSmall, .systemMedium]

    var body: some View {
        #if FAULT
            Text("Rain")
        #else
            WideForecast()
        #endif
    }
}
