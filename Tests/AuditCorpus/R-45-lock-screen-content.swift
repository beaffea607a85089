import SwiftUI
import WidgetKit

struct ProbeView: View {
    static let families: [WidgetFamily] = [.accessoryCircular]

    var body: some View {
        #if FAULT
            Image(systemName: "arrow.clockwise").accessibilityIdentifier("logo")
        #else
            Text("Rain").lineLimit(1).minimumScaleFactor(0.1)
        #endif
    }
}
