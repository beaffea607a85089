import SwiftUI
import WidgetKit

/// A button that a scale makes smaller than a finger.
struct ProbeView: View {
    static let families: [WidgetFamily] = [.systemMedium]

    var body: some View {
        HStack {
            VStack(alignment: .leading) {
                Text("Radio").font(.headline).widgetAccentable()
                Text("Jazz hour").font(.subheadline)
            }
            Spacer()
            Button(intent: Refresh()) {
                Image(systemName: "play.circle.fill").resizable().scaledToFit().frame(width: 56, height: 56)
            }
            .buttonStyle(.plain)
            .accessibilityLabel("Play")
            #if FAULT
                .scaleEffect(0.6)
            #else
                .scaleEffect(0.9)
            #endif
        }
        .dynamicTypeSize(...DynamicTypeSize.xLarge)
    }
}
