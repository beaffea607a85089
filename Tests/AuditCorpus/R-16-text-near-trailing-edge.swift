// ONLY large
import SwiftUI
import WidgetKit

/// A widget without content margins, with a text almost at the trailing edge of the large size only.
struct WholeView: View {
    static let families: [WidgetFamily] = [.systemMedium, .systemLarge]

    @Environment(\.widgetFamily) private var family

    var body: some View {
        VStack(alignment: .leading) {
            Text("Album of the day").font(.headline).widgetAccentable()
            if family == .systemLarge {
                Spacer()
                Image(systemName: "opticaldisc").font(.largeTitle).accessibilityLabel("Record")
            }
            Spacer()
            Text("Blue Train")
                .font(.title3)
                .frame(maxWidth: .infinity, alignment: .trailing)
                #if FAULT
                    .padding(.trailing, family == .systemLarge ? -13 : 0)
                #endif
        }
        .padding(18)
        .dynamicTypeSize(...DynamicTypeSize.xLarge)
    }
}
