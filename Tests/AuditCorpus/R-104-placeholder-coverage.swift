import SwiftUI

struct ProbeView: View {
    @Environment(\.redactionReasons) private var reasons

    var body: some View {
        if reasons.contains(.placeholder) {
            #if FAULT
                Text("Rain").frame(maxHeight: .infinity, alignment: .top)
            #else
                Text("Rain")
            #endif
        } else {
            Text("Rain")
        }
    }
}
