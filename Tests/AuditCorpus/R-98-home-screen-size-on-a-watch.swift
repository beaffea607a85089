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
        Label("Timer", systemImage: "timer")
            .font(.headline)
            .dynamicTypeSize(...DynamicTypeSize.large)
    }
}
