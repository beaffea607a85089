import SwiftUI

#if FAULT
    private let step: CGFloat = 2
#else
    private let step: CGFloat = 0
#endif

struct ProbeView: View {
    var body: some View {
        VStack(alignment: .leading, spacing: 2) {
            ForEach(0..<6, id: \.self) { row in
                Text("Fog").font(.caption2).padding(.leading, CGFloat(row * row) * step)
            }
        }
        .dynamicTypeSize(...DynamicTypeSize.xLarge)
    }
}
