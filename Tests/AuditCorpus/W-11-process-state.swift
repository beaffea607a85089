// OUTCOME needs-review
import SwiftUI

@MainActor enum Counter {
    static var count = 0
}

struct ProbeView: View {
    var body: some View {
        #if FAULT
            Text(name)
        #else
            Text("Rain")
        #endif
    }

    #if FAULT
        private var name: String {
            Counter.count += 1
            return "Rain"
        }
    #endif
}
