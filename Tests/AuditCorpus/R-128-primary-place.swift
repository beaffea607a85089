// OUTCOME needs-review
import SwiftUI

struct StartView: View {
    var body: some View {
        VStack {
            #if FAULT
                Text("Wind")
                Spacer()
                Text("Rain").font(.largeTitle)
            #else
                Text("Rain").font(.largeTitle)
                Spacer()
                Text("Wind")
            #endif
        }
    }
}
