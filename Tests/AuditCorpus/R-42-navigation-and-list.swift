import SwiftUI
import WidgetKit

/// A screen of an app instead of a widget.
struct ProbeView: View {
    static let families: [WidgetFamily] = [.systemLarge]

    var body: some View {
        #if FAULT
            NavigationStack {
                List { rows }.navigationTitle("Plants")
            }
        #else
            VStack(alignment: .leading, spacing: 14) {
                Text("Plants").font(.title2).widgetAccentable()
                rows
                Spacer()
            }
            .frame(maxWidth: .infinity, alignment: .leading)
            .dynamicTypeSize(...DynamicTypeSize.xLarge)
        #endif
    }

    private var rows: some View {
        ForEach(["Fern", "Ivy", "Cactus"], id: \.self) { name in
            Label(name, systemImage: "leaf")
        }
    }
}
