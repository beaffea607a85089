// ONLY medium
import SwiftUI
import WidgetKit

/// The placeholder of the medium size is empty.
struct ProbeView: View {
    static let families: [WidgetFamily] = [.systemSmall, .systemMedium]

    @Environment(\.redactionReasons) private var reasons
    @Environment(\.widgetFamily) private var family

    var body: some View {
        #if FAULT
            if !reasons.contains(.placeholder) || family == .systemSmall { WideForecast() }
        #else
            WideForecast()
        #endif
    }
}
