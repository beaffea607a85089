// PLATFORM macOS
import SwiftUI

struct StartView: View {
    var body: some View {
        VStack {
            Spacer()
            Button("Reload") {}
        }
        #if !FAULT
            .padding(.bottom, 60)
        #endif
    }
}
