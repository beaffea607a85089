// PLATFORM visionOS
import SwiftUI
import WidgetKit

/// Both distances have the same views; the far one is brighter.
struct ProbeView: View {
    static let families: [WidgetFamily] = [.systemSmall]
    static let summary: LocalizedStringKey = "Follow the score."

    @Environment(\.levelOfDetail) private var detail

    private var isFar: Bool { detail == .simplified }

    var body: some View {
        VStack(alignment: .leading, spacing: 16) {
            #if FAULT
                Text("Madrid")
                    .font(.title)
                    .opacity(isFar ? 1 : 0.95)
                Text("Leading")
                    .font(.title2)
                    .widgetAccentable()
            #else
                Text("Madrid")
                    .font(isFar ? .largeTitle : .title)
                if !isFar {
                    Text("Leading")
                        .font(.title2)
                        .widgetAccentable()
                }
            #endif
        }
        .frame(maxWidth: .infinity, maxHeight: .infinity)
        .dynamicTypeSize(...DynamicTypeSize.xLarge)
    }
}
