// ONLY german
import SwiftUI

/// An amount that the number format of German makes too long for its frame. See `de.lproj`.
struct ProbeView: View {
    var body: some View {
        VStack(alignment: .leading) {
            Text("Rain").font(.caption).lineLimit(1).minimumScaleFactor(0.3)
            Text(1_234.5, format: .currency(code: "CHF").presentation(.fullName))
                .font(.caption)
                #if FAULT
                    .lineLimit(1)
                    .frame(width: 132)
                #else
                    .lineLimit(3)
                #endif
        }
        .dynamicTypeSize(...DynamicTypeSize.xLarge)
    }
}
