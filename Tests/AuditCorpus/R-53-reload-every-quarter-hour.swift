import SwiftUI

/// Traffic that is requested every quarter of an hour, day and night.
struct ProbeView: View {
    #if FAULT
        static let provider = Provider(reload: 900)
    #else
        static let provider = Provider(reload: 2_700)
    #endif

    var body: some View {
        VStack(alignment: .leading) {
            Label("Home", systemImage: "car.fill").font(.headline)
            Text("Little traffic").font(.subheadline)
        }
        .dynamicTypeSize(...DynamicTypeSize.xLarge)
    }
}
