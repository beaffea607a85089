import SwiftUI

/// Initials that reach over the edge of the circle that cuts them.
struct ProbeView: View {
    var body: some View {
        VStack(spacing: 8) {
            #if FAULT
                Text("MARIA").font(.title2).fixedSize()
                    .frame(width: 52, height: 52)
                    .background(Color.orange.opacity(0.2))
                    .clipShape(Circle())
            #else
                Text("M").font(.title2).fixedSize()
                    .frame(width: 52, height: 52)
                    .background(Color.orange.opacity(0.2))
                    .clipShape(Circle())
            #endif
            Text("At home").font(.subheadline)
        }
        .dynamicTypeSize(...DynamicTypeSize.xLarge)
    }
}
