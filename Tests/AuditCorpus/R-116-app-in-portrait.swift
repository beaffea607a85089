// The texts are further apart than a phone in landscape is high, but App/Info.plist supports portrait only.
import SwiftUI

struct StartView: View {
    var body: some View {
        VStack(spacing: 0) {
            Text("Wind")
            Color.clear.frame(height: 356)
            Text("Rain")
            #if FAULT
                Spacer()
            #endif
        }
        #if FAULT
            .ignoresSafeArea()
        #endif
    }
}
