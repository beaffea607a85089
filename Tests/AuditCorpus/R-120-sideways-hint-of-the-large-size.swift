// ONLY large
import SwiftUI
import WidgetKit

/// Only the large size has a line that asks to turn the phone.
struct ProbeView: View {
    static let families: [WidgetFamily] = [.systemMedium, .systemLarge]
    static let summary: LocalizedStringKey = "Read your chart of sleep."

    @Environment(\.widgetFamily) private var family

    var body: some View {
        VStack(alignment: .leading, spacing: 12) {
            Label("Sleep", systemImage: "bed.double.fill")
                .font(.headline)
                .widgetAccentable()
            Text("Restful")
                .font(.title.bold())
            if family == .systemLarge {
                Spacer()
                #if FAULT
                    Text("Turn your iPhone sideways to see the whole week.")
                #else
                    Text("Turn in early to rest for the whole week.")
                #endif
            }
        }
        .frame(maxWidth: .infinity, alignment: .leading)
        .dynamicTypeSize(...DynamicTypeSize.xLarge)
    }
}
