// ONLY medium
import SwiftUI
import WidgetKit

/// The medium size alone mixes five sizes of type.
struct ProbeView: View {
    static let families: [WidgetFamily] = [.systemSmall, .systemMedium]

    @Environment(\.widgetFamily) private var family

    var body: some View {
        HStack(alignment: .top) {
            VStack(alignment: .leading) {
                Text("Steps").font(.caption)
                Text("Many").font(.title).widgetAccentable()
            }
            if family == .systemMedium {
                Spacer()
                VStack(alignment: .trailing) {
                    #if FAULT
                        Text("Stairs").font(.footnote)
                        Text("Few").font(.title3)
                        Text("this week").font(.body)
                    #else
                        Text("Stairs").font(.caption)
                        Text("Few").font(.title)
                        Text("this week").font(.caption)
                    #endif
                }
            }
        }
        .dynamicTypeSize(...DynamicTypeSize.xLarge)
    }
}
