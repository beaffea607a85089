import SwiftUI
import WidgetKit

struct ProbeView: View {
    static let families: [WidgetFamily] = [.systemLarge]

    var body: some View {
        VStack {
            Text("Rain").font(.title)
            Spacer()
            Text("Wind").font(.title2)
            Spacer()
            Text("Snow").font(.body)
            Spacer()
            Text("Hail").font(.subheadline)
            Spacer()
            #if FAULT
                Text("Fog").font(.caption)
            #else
                Text("Fog").font(.body)
            #endif
        }
        .dynamicTypeSize(...DynamicTypeSize.xxLarge)
    }
}
