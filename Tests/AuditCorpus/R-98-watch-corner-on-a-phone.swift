// PLATFORM iOS
import SwiftUI
import WidgetKit

struct ProbeView: View {
    #if FAULT
        static let families: [WidgetFamily] = [.accessoryCircular, .accessoryCorner]
    #else
        static let families: [WidgetFamily] = [.accessoryCircular]
    #endif
    static let summary: LocalizedStringKey = "See the phase of the moon."

    var body: some View {
        Image(systemName: "moonphase.first.quarter")
            .font(.title)
            .widgetLabel("Half moon")
            .accessibilityLabel("Half moon")
    }
}
