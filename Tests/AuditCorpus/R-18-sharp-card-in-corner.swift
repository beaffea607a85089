import SwiftUI
import WidgetKit

/// A card near the widget's corners, whose own corners are almost sharp.
struct WholeView: View {
    static let families: [WidgetFamily] = [.systemMedium]

    var body: some View {
        VStack(alignment: .leading) {
            Text("Flight to Rome").font(.headline).widgetAccentable()
            Spacer()
            Text("Boarding soon").font(.subheadline)
        }
        .padding(10)
        .frame(maxWidth: .infinity, maxHeight: .infinity, alignment: .leading)
        #if FAULT
            .background(Color.indigo.opacity(0.15), in: .rect(cornerRadius: 3))
        #else
            .background(Color.indigo.opacity(0.15), in: ContainerRelativeShape())
        #endif
        .padding(12)
        .dynamicTypeSize(...DynamicTypeSize.xLarge)
    }
}
