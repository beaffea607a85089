import SwiftUI

/// A group that is one element without a label of its own.
struct ProbeView: View {
    var body: some View {
        VStack(alignment: .leading) {
            Label("Front door", systemImage: "lock.fill").font(.headline)
            Spacer(minLength: 4)
            Text("Locked by Anna").font(.subheadline)
        }
        .frame(maxWidth: .infinity, alignment: .leading)
        .dynamicTypeSize(...DynamicTypeSize.xLarge)
        #if FAULT
            .accessibilityElement(children: .ignore)
        #else
            .accessibilityElement(children: .combine)
        #endif
    }
}
