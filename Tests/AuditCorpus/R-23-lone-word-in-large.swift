import SwiftUI
import WidgetKit

/// The large size has one word in its middle, the small one too, where that is enough.
struct ProbeView: View {
    static let families: [WidgetFamily] = [.systemSmall, .systemLarge]

    @Environment(\.widgetFamily) private var family

    var body: some View {
        if family == .systemSmall {
            Text("Quiet").font(.headline)
        } else {
            VStack(spacing: 12) {
                #if !FAULT
                    Label("Street noise", systemImage: "waveform").font(.title3)
                    RoundedRectangle(cornerRadius: 8).fill(.mint.opacity(0.4)).frame(maxHeight: 160)
                        .accessibilityHidden(true)
                #endif
                Text("Quiet all day").font(.headline).widgetAccentable()
            }
            .dynamicTypeSize(...DynamicTypeSize.xLarge)
        }
    }
}
