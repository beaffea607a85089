import SwiftUI
import WidgetKit

/// Two links in the one line above the clock.
struct ProbeView: View {
    static let families: [WidgetFamily] = [.accessoryInline]

    var body: some View {
        HStack {
            Link("Tea", destination: URL(string: "probe://tea")!)
            #if FAULT
                Link("Milk", destination: URL(string: "probe://milk")!)
            #else
                Text("Milk")
            #endif
        }
    }
}
