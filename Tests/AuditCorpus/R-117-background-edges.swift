import SwiftUI

struct StartView: View {
    var body: some View {
        ZStack {
            Color.teal
                #if !FAULT
                    .ignoresSafeArea()
                #endif
            Text("Rain")
        }
    }
}
