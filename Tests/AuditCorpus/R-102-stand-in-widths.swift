import SwiftUI
import WidgetKit

struct ProbeView: View {
    static let families: [WidgetFamily] = [.systemLarge]

    var body: some View {
        VStack {
            Text("Rain")
            #if FAULT
                Spacer()
                Text("Rain")
                Spacer()
                Text("Rain")
            #else
                Spacer()
                Text("Wind")
                Spacer()
                Text("Snow")
            #endif
        }
    }
}
