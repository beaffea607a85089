import SwiftUI

struct StartView: View {
    var body: some View {
        Text("Rain")
            .frame(maxWidth: .infinity, maxHeight: .infinity, alignment: .top)
            #if FAULT
                .ignoresSafeArea()
            #endif
    }
}
