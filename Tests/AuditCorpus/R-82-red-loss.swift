// PLATFORM watchOS
import SwiftUI
import WidgetKit

/// A light red is readable on black; inverted, it is a light cyan on white.
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
                Text("Falling")
                    .font(.body)
                    #if FAULT
                        .foregroundStyle(Color(red: 1, green: 0.35, blue: 0.3))
                    #else
                        .foregroundStyle(Color(red: 1, green: 0.85, blue: 0.85))
                    #endif
            }
        }
        .dynamicTypeSize(...DynamicTypeSize.large)
    }
}
