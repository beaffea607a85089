import SwiftUI
import WidgetKit

/// A note with more lines than its column has space for.
struct ProbeView: View {
    static let families: [WidgetFamily] = [.systemMedium]

    var body: some View {
        HStack(alignment: .top, spacing: 16) {
            VStack(alignment: .leading) {
                Image(systemName: "note.text").font(.title2).widgetAccentable()
                Text("Trip").font(.headline)
            }
            #if FAULT
                Text("Book the ferry, ask Mia about the tent, and buy gas for the stove before the shop closes.")
                    .font(.subheadline)
                    .frame(height: 42)
            #else
                Text("Book the ferry, ask Mia about the tent.")
                    .font(.subheadline)
            #endif
            Spacer(minLength: 0)
        }
        .dynamicTypeSize(...DynamicTypeSize.xLarge)
    }
}
