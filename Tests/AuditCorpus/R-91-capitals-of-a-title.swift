import SwiftUI
import WidgetKit

struct ProbeView: View {
    static let families: [WidgetFamily] = [.accessoryInline]
    /// Names of cities and products have capitals in a sentence too.
    #if FAULT
        static let summary: LocalizedStringKey = "Track Flights From Paris To Tokyo."
    #else
        static let summary: LocalizedStringKey = "Track flights from Paris to Tokyo."
    #endif

    var body: some View {
        Label("Boarding", systemImage: "airplane")
            .dynamicTypeSize(...DynamicTypeSize.large)
    }
}
