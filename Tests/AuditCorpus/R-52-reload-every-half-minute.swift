import SwiftUI

/// A price that asks for a new timeline after half a minute.
struct ProbeView: View {
    #if FAULT
        static let provider = Provider(reload: 30)
    #else
        static let provider = Provider(reload: 7_200)
    #endif

    var body: some View {
        VStack(alignment: .leading) {
            Text("Copper").font(.headline).widgetAccentable()
            Label("Rising", systemImage: "arrow.up.right").font(.subheadline)
        }
        .dynamicTypeSize(...DynamicTypeSize.xLarge)
    }
}
