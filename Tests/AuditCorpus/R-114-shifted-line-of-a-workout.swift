// PLATFORM watchOS
import SwiftUI
import WidgetKit

/// The symbol may reach the border; the text below it is shifted over the margin as well.
struct ProbeView: View {
    static let families: [WidgetFamily] = [.accessoryRectangular]
    static let summary: LocalizedStringKey = "Start your workout."

    var body: some View {
        VStack(alignment: .leading, spacing: 2) {
            Image(systemName: "figure.rower")
                .font(.title3)
                .widgetAccentable()
                .accessibilityHidden(true)
            Text("Rowing")
                .font(.headline)
                #if FAULT
                    .offset(x: -7)
                #else
                    .offset(x: 1)
                #endif
        }
        .frame(maxWidth: .infinity, alignment: .leading)
        .dynamicTypeSize(...DynamicTypeSize.large)
    }
}
