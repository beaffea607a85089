import SwiftUI

/// A row of glyphs that is wider than the widget. Through a mask it is an illustration.
struct ProbeView: View {
    var body: some View {
        VStack(spacing: 12) {
            Text("Rain")
            HStack(spacing: 4) {
                ForEach(0..<9, id: \.self) { _ in Image(systemName: "drop.fill") }
            }
            .fixedSize()
            .frame(width: 90, height: 24)
            #if !FAULT
                .mask { Capsule() }
            #endif
        }
        .dynamicTypeSize(...DynamicTypeSize.xLarge)
    }
}
