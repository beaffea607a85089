import SwiftUI

struct ProbeView: View {
    var body: some View {
        VStack {
            #if FAULT
                Rectangle().fill(Color.blue.opacity(0.15)).frame(width: 120, height: 20)
            #else
                Rectangle().fill(Color.blue.opacity(0.15)).frame(width: 100, height: 20)
            #endif
            Text("Rain")
        }
    }
}
