import SwiftUI

/// The unit of a ring's number is too near the number.
struct ProbeView: View {
    var body: some View {
        ZStack {
            Circle().stroke(Color.red.opacity(0.3), lineWidth: 8)
            Circle().trim(from: 0, to: 0.7).stroke(.red, lineWidth: 8).rotationEffect(.degrees(-90))
                .widgetAccentable()
            Text("Fast").font(.title2)
            #if FAULT
                Text("pulse").font(.caption).offset(y: 8)
            #else
                Text("pulse").font(.caption).offset(y: 26)
            #endif
        }
        .padding(4)
        .dynamicTypeSize(...DynamicTypeSize.xLarge)
    }
}
