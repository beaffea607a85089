import SwiftUI
import WidgetKit

struct ProbeView: View {
    static let families: [WidgetFamily] = [.systemMedium]

    var body: some View {
        HStack {
            Text("Rain")
            #if !FAULT
                Spacer()
                Text("Wind")
            #endif
        }
    }
}
