// OUTCOME needs-review
import SwiftUI

struct ProbeView: View {
    var word = "Rain"

    var body: some View {
        Text(word)
            #if FAULT
                .animation(.easeInOut(duration: 3), value: word)
            #else
                .animation(.easeInOut(duration: 1), value: word)
            #endif
    }
}
