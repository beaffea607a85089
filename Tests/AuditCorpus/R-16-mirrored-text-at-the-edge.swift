// ONLY mirrored
import SwiftUI

/// A negative padding that brings the text to the edge in languages that are read from right to left only.
struct ProbeView: View {
    @Environment(\.layoutDirection) private var direction

    var body: some View {
        VStack(alignment: .leading) {
            Text("Rehearsal")
                .font(.headline)
                #if FAULT
                    .padding(.leading, direction == .rightToLeft ? -11 : 0)
                #endif
            Text("Main stage").font(.caption)
        }
        .frame(maxWidth: .infinity, alignment: .leading)
        .dynamicTypeSize(...DynamicTypeSize.xLarge)
    }
}
