import SwiftUI
import WidgetKit

struct ProbeView: View {
    static let families: [WidgetFamily] = [.accessoryRectangular]

    var body: some View {
        #if FAULT
            Text("Rain").foregroundStyle(Color.white.opacity(0.6))
        #else
            Text("Rain").foregroundStyle(Color.white)
        #endif
    }
}
