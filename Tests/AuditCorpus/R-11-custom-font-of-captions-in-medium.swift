// ONLY medium
import SwiftUI
import WidgetKit

/// The captions of the medium size have a custom font, and its title has none.
struct ProbeView: View {
    static let families: [WidgetFamily] = [.systemSmall, .systemMedium]

    @Environment(\.widgetFamily) private var family

    var body: some View {
        VStack(alignment: .leading) {
            Text("Gallery").font(.title2).widgetAccentable()
            if family == .systemMedium {
                HStack {
                    Text("Paintings")
                    Spacer()
                    Text("Drawings")
                }
                #if FAULT
                    .font(.custom("Didot", size: 13, relativeTo: .footnote))
                #else
                    .font(.footnote)
                #endif
            }
        }
        .dynamicTypeSize(...DynamicTypeSize.xLarge)
    }
}
