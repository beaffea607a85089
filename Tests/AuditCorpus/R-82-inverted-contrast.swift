// PLATFORM watchOS
import SwiftUI
import WidgetKit

struct ProbeView: View {
    static let families: [WidgetFamily] = [.accessoryRectangular]

    var body: some View {
        #if FAULT
            Text("Rain").foregroundStyle(Color(red: 0, green: 1, blue: 0))
        #else
            Text("Rain").foregroundStyle(Color.white)
        #endif
    }
}
