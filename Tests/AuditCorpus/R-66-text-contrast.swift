import SwiftUI

struct ProbeView: View {
    var body: some View {
        Text("Rain")
            #if FAULT
                .foregroundStyle(Color(white: 0.75))
            #else
                .foregroundStyle(.primary)
            #endif
    }
}
