import SwiftUI

/// A long route is shrunk until it fits on one line.
struct ProbeView: View {
    var body: some View {
        VStack(alignment: .leading, spacing: 6) {
            Label("KE 902", systemImage: "airplane").font(.headline)
            Text("Frankfurt to Seoul Incheon Airport")
                .font(.footnote)
                #if FAULT
                    .lineLimit(1)
                    .minimumScaleFactor(0.4)
                #endif
            Spacer(minLength: 0)
            Text("On time").font(.subheadline)
        }
        .frame(maxWidth: .infinity, alignment: .leading)
        .dynamicTypeSize(...DynamicTypeSize.xLarge)
    }
}
