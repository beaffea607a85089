import SwiftUI

struct ProbeView: View {
    var body: some View {
        ZStack {
            #if FAULT
                RoundedRectangle(cornerRadius: 20).fill(Color.blue.opacity(0.15))
            #else
                ContainerRelativeShape().fill(Color.blue.opacity(0.15))
            #endif
            Text("Rain")
        }
    }
}
