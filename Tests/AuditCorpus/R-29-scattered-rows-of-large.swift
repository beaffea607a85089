// ONLY large
import SwiftUI
import WidgetKit

/// The rows of the large size begin at six places.
struct ProbeView: View {
    static let families: [WidgetFamily] = [.systemMedium, .systemLarge]

    @Environment(\.widgetFamily) private var family

    var body: some View {
        VStack(alignment: .leading, spacing: 10) {
            Text("Garden").font(.headline).widgetAccentable()
            Text("Leeks and peas")
            if family == .systemLarge {
                #if FAULT
                    Text("Chard").padding(.leading, 14)
                    Text("Dill, in May").padding(.leading, 43)
                    Text("Radish").padding(.leading, 71)
                    Text("Basil").padding(.leading, 118)
                    Text("Onion, late").padding(.leading, 149)
                #else
                    Text("Chard")
                    Text("Dill, in May")
                    Text("Radish").padding(.leading, 71)
                    Text("Basil").padding(.leading, 71)
                    Text("Onion, late").padding(.leading, 71)
                #endif
            }
        }
        .frame(maxWidth: .infinity, alignment: .leading)
        .dynamicTypeSize(...DynamicTypeSize.xLarge)
    }
}
