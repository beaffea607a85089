import SwiftUI

/// A timeline of several hours that is requested again after two minutes.
struct ProbeView: View {
    #if FAULT
        static let provider = Provider(offsets: [0, 3_600, 7_200], reload: 120)
    #else
        static let provider = Provider(offsets: [0, 3_600, 7_200], reload: 10_800)
    #endif

    var body: some View {
        Label("Surf", systemImage: "water.waves").dynamicTypeSize(...DynamicTypeSize.xLarge)
    }
}
