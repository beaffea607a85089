import SwiftUI

struct StartView: View {
    var body: some View {
        VStack {
            Spacer()
            Button("Reload") {}
        }
        #if FAULT
            .ignoresSafeArea(edges: .bottom)
        #endif
    }
}
