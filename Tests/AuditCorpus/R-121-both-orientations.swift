// The texts are further apart than a phone in landscape is high.
import SwiftUI

struct StartView: View {
    var body: some View {
        VStack(spacing: 0) {
            Text("Wind")
            #if FAULT
                Color.clear.frame(height: 356)
            #else
                Color.clear.frame(height: 100)
            #endif
            Text("Rain")
        }
    }
}
