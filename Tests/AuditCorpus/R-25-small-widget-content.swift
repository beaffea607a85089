import SwiftUI

#if FAULT
    private let count = 7
#else
    private let count = 6
#endif

struct ProbeView: View {
    var body: some View {
        VStack(spacing: 2) {
            ForEach(0..<count, id: \.self) { _ in Text("Fog").font(.caption2) }
        }
        .dynamicTypeSize(...DynamicTypeSize.xLarge)
    }
}
