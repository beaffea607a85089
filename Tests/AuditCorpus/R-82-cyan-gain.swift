// PLATFORM watchOS
import SwiftUI
import WidgetKit

/// Cyan on black becomes a light red on white.
struct ProbeView: View {
    static let families: [WidgetFamily] = [.accessoryRectangular]
    static let summary: LocalizedStringKey = "Follow a share."

    var body: some View {
        HStack {
            Image(systemName: "chart.bar.fill")
                .widgetAccentable()
                .accessibilityHidden(true)
            VStack(alignment: .leading) {
                Text("Nestle")
                    .font(.headline)
                Text("Rising")
                    .font(.body)
                    #if FAULT
                        .foregroundStyle(Color(red: 0.2, green: 1, blue: 0.9))
                    #else
                        .foregroundStyle(Color(red: 0.9, green: 1, blue: 1))
                    #endif
            }
        }
        .dynamicTypeSize(...DynamicTypeSize.large)
    }
}
