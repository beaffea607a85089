// PLATFORM watchOS
import SwiftUI
import WidgetKit

struct ProbeView: View {
    static let families: [WidgetFamily] = [.accessoryRectangular]

    var body: some View {
        Text("Rain")
            .frame(maxWidth: .infinity, alignment: .leading)
            #if FAULT
                .padding(.leading, -6)
            #else
                .padding(.leading, 0)
            #endif
    }
}
