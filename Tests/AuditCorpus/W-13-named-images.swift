import SwiftUI

struct ProbeView: View {
    var body: some View {
        VStack(spacing: 8) {
            #if FAULT
                Image("Harbor")
                    .resizable()
                    .frame(width: 40, height: 40)
                    .accessibilityHidden(true)
            #else
                Image(systemName: "cloud.rain.fill")
                    .font(.title2)
                    .accessibilityHidden(true)
            #endif
            Text("Rain")
                .font(.headline)
        }
        .dynamicTypeSize(...DynamicTypeSize.xLarge)
    }
}
