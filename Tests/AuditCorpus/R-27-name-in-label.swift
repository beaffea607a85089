import SwiftUI

/// A label with a symbol and the name of the app as a header.
struct ProbeView: View {
    var body: some View {
        VStack(alignment: .leading) {
            #if FAULT
                Label("Probe", systemImage: "drop.fill").font(.caption)
            #else
                Label("Aquarium", systemImage: "drop.fill").font(.caption)
            #endif
            Spacer()
            Text("Clear").font(.title2).widgetAccentable()
            Text("Feed at noon").font(.caption)
        }
        .frame(maxWidth: .infinity, alignment: .leading)
        .dynamicTypeSize(...DynamicTypeSize.xLarge)
    }
}
