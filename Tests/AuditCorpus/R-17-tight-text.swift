import SwiftUI

struct ProbeView: View {
    var body: some View {
        Text("Rain")
            .frame(maxWidth: .infinity, alignment: .leading)
            #if FAULT
                .padding(.leading, -4)
            #else
                .padding(.leading, 0)
            #endif
    }
}
