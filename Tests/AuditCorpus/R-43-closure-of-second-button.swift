// ONLY large
import SwiftUI
import WidgetKit

/// The button that the large size adds has a closure instead of an intent.
struct ProbeView: View {
    static let families: [WidgetFamily] = [.systemMedium, .systemLarge]

    @Environment(\.widgetFamily) private var family

    var body: some View {
        VStack(spacing: 14) {
            Text("Tea timer").font(.headline).widgetAccentable()
            Button(intent: Refresh()) { face("Start", "play.fill") }
            if family == .systemLarge {
                Spacer()
                Text("Steep for a while").font(.subheadline)
                #if FAULT
                    Button(action: {}) { face("Stop", "stop.fill") }
                #else
                    Button(intent: Refresh()) { face("Stop", "stop.fill") }
                #endif
            }
        }
        .buttonStyle(.plain)
        .dynamicTypeSize(...DynamicTypeSize.xLarge)
    }

    private func face(_ title: String, _ symbol: String) -> some View {
        Label(title, systemImage: symbol).frame(maxWidth: .infinity, minHeight: 48)
    }
}
