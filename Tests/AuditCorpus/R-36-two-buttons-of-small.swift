import SwiftUI
import WidgetKit

/// Two buttons, which the small size has no space for; the medium size has.
struct ProbeView: View {
    static let families: [WidgetFamily] = [.systemSmall, .systemMedium]

    @Environment(\.widgetFamily) private var family

    var body: some View {
        HStack(spacing: 10) {
            lamp("Desk")
            #if FAULT
                lamp("Hall")
            #else
                if family == .systemMedium { lamp("Hall") }
            #endif
            if family == .systemMedium { Text("Lamps are on").font(.headline) }
        }
        .dynamicTypeSize(...DynamicTypeSize.xLarge)
    }

    private func lamp(_ name: String) -> some View {
        Button(intent: Refresh()) {
            Text(name).font(.subheadline).frame(width: 50, height: 50)
        }
        .buttonStyle(.plain)
    }
}
