// ONLY large-type
import SwiftUI
import WidgetKit

/// Two lines at fixed distances, which overlap with large type.
struct ProbeView: View {
    static let families: [WidgetFamily] = [.systemMedium]

    var body: some View {
        #if FAULT
            ZStack(alignment: .topLeading) {
                Text("Next bus").font(.headline)
                Text("Old Town").font(.title2).offset(y: 26)
            }
            .frame(maxWidth: .infinity, maxHeight: .infinity, alignment: .topLeading)
        #else
            VStack(alignment: .leading) {
                Text("Next bus").font(.headline)
                Text("Old Town").font(.title2)
            }
            .frame(maxWidth: .infinity, maxHeight: .infinity, alignment: .topLeading)
            .minimumScaleFactor(0.5)
        #endif
    }
}
