// ONLY german
import SwiftUI

/// The text is cut in German only, in which it is longer. See `de.lproj`.
struct ProbeView: View {
    var body: some View {
        Text("Rain")
            #if FAULT
                .fixedSize()
            #else
                .lineLimit(1).minimumScaleFactor(0.2)
            #endif
            .frame(width: 100)
            .clipped()
    }
}
