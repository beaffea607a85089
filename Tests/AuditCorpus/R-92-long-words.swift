import SwiftUI

/// Ten words are within the limit, and their characters are not.
struct ProbeView: View {
    #if FAULT
        static let summary: LocalizedStringKey =
            "Compare international exchange rates, cryptocurrency quotations, and commodities throughout trading."
    #else
        static let summary: LocalizedStringKey =
            "Compare exchange rates, quotations, and commodities throughout the day."
    #endif

    var body: some View {
        VStack(alignment: .leading, spacing: 6) {
            Image(systemName: "eurosign.circle")
                .font(.title)
                .accessibilityHidden(true)
            Text("Euro")
                .font(.headline)
        }
        .dynamicTypeSize(...DynamicTypeSize.xLarge)
    }
}
