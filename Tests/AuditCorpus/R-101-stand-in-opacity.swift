import SwiftUI

struct ProbeView: View {
    @Environment(\.redactionReasons) private var reasons

    var body: some View {
        if reasons.contains(.placeholder) {
            #if FAULT
                Capsule().fill(Color.gray).frame(width: 40, height: 14)
            #else
                Capsule().fill(Color.gray.opacity(0.5)).frame(width: 40, height: 14)
            #endif
        } else {
            Text("Rain")
        }
    }
}
