// PLATFORM watchOS
import SwiftUI
import WidgetKit

struct ProbeView: View {
    static let families: [WidgetFamily] = {
        #if FAULT
            [.accessoryRectangular, .systemSmall]
        #else
            [.accessoryRectangular]
        #endif
    }()
    static let summary: LocalizedStringKey = "Start a timer."

    var body: some View {
        HStack {
            Image(systemName: "timer")
                .widgetAccentable()
                .accessibilityHidden(true)
            Text("Timer")
        }
        .font(.headline)
        .dynamicTypeSize(...DynamicTypeSize.large)
    }
}
