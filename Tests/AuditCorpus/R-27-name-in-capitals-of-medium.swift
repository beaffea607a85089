// ONLY medium
import SwiftUI
import WidgetKit

/// The name of the app in capitals, in the medium size only.
struct ProbeView: View {
    static let families: [WidgetFamily] = [.systemSmall, .systemMedium]

    @Environment(\.widgetFamily) private var family

    var body: some View {
        VStack(alignment: .leading) {
            #if FAULT
                if family == .systemMedium { Text("Probe").font(.caption).textCase(.uppercase) }
            #else
                if family == .systemMedium { Text("Today").font(.caption).textCase(.uppercase) }
            #endif
            Text("Two letters").font(.headline).widgetAccentable()
            Text("One parcel").font(.caption)
        }
        .frame(maxWidth: .infinity, alignment: .leading)
        .dynamicTypeSize(...DynamicTypeSize.xLarge)
    }
}
