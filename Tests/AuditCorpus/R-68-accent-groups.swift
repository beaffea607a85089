// PLATFORM watchOS
import SwiftUI
import WidgetKit

struct ProbeView: View {
    static let families: [WidgetFamily] = [.accessoryRectangular]

    var body: some View {
        VStack {
            Text("Rain")
            #if FAULT
                Text("Wind")
            #else
                Text("Wind").widgetAccentable()
            #endif
        }
    }
}
