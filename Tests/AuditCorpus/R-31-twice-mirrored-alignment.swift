import SwiftUI

/// An alignment that the code exchanges although the system mirrors it already.
struct ProbeView: View {
    @Environment(\.layoutDirection) private var direction

    var body: some View {
        VStack(alignment: .leading) {
            Text("Opera").font(.headline)
            Text("Row nine").font(.caption)
        }
        #if FAULT
            .frame(maxWidth: .infinity, alignment: direction == .rightToLeft ? .trailing : .leading)
        #else
            .frame(maxWidth: .infinity, alignment: .leading)
        #endif
        .dynamicTypeSize(...DynamicTypeSize.xLarge)
    }
}
