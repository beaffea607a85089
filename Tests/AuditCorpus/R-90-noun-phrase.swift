import SwiftUI
import WidgetKit

struct ProbeView: View {
    static let families: [WidgetFamily] = [.systemMedium]
    #if FAULT
        static let summary: LocalizedStringKey = "Your headlines at a glance."
    #else
        static let summary: LocalizedStringKey = "Read your headlines at a glance."
    #endif

    var body: some View {
        VStack(alignment: .leading, spacing: 4) {
            Label("News", systemImage: "newspaper.fill")
                .font(.headline)
                .widgetAccentable()
            Text("Storks return to the village")
                .font(.body)
        }
        .frame(maxWidth: .infinity, alignment: .leading)
        .dynamicTypeSize(...DynamicTypeSize.xLarge)
    }
}
