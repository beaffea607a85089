// ONLY german
import SwiftUI

/// A character that does not exist, in German only. See `de.lproj`.
struct ProbeView: View {
    @Environment(\.locale) private var locale

    var body: some View {
        VStack {
            Text("Rain").lineLimit(1).minimumScaleFactor(0.3)
            #if FAULT
                Text(verbatim: isGerman ? "nass\u{0378}" : "wet").font(.subheadline)
            #else
                Text(verbatim: isGerman ? "nass" : "wet").font(.subheadline)
            #endif
        }
        .dynamicTypeSize(...DynamicTypeSize.xLarge)
    }

    private var isGerman: Bool { locale.identifier.hasPrefix("de") }
}
