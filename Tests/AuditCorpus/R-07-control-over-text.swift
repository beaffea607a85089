// ONLY medium
import SwiftUI
import WidgetKit

/// The button has the corner in which the title of the medium size ends.
struct ProbeView: View {
    static let families: [WidgetFamily] = [.systemSmall, .systemMedium]

    @Environment(\.widgetFamily) private var family

    var body: some View {
        ZStack(alignment: .topTrailing) {
            VStack(alignment: .leading) {
                #if FAULT
                    Text(family == .systemMedium ? "Songs for a very long night drive" : "Songs").font(.title2)
                #else
                    Text(family == .systemMedium ? "Songs for a night" : "Songs").font(.title2)
                #endif
                Spacer()
                Text("Playing").font(.subheadline).widgetAccentable()
            }
            .frame(maxWidth: .infinity, alignment: .leading)
            if family == .systemMedium {
                Button(intent: Refresh()) { Image(systemName: "pause.fill").font(.title2).frame(width: 48, height: 48) }
                    .buttonStyle(.plain)
                    .accessibilityLabel("Pause")
                    .offset(y: -10)
            }
        }
        .lineLimit(1)
        .dynamicTypeSize(...DynamicTypeSize.xLarge)
    }
}
