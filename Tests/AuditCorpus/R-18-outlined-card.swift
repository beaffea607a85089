import SwiftUI
import WidgetKit

/// A card that is an outline, with rounder corners than the widget leaves there.
struct ProbeView: View {
    static let families: [WidgetFamily] = [.systemMedium]

    var body: some View {
        VStack(alignment: .leading) {
            Text("Bus pass").font(.headline).widgetAccentable()
            Spacer()
            Text("Valid in all zones").font(.subheadline)
        }
        .padding(12)
        .frame(maxWidth: .infinity, maxHeight: .infinity, alignment: .leading)
        #if FAULT
            .overlay(RoundedRectangle(cornerRadius: 30).strokeBorder(.indigo, lineWidth: 1))
        #else
            .overlay(ContainerRelativeShape().strokeBorder(.indigo, lineWidth: 1))
        #endif
        .dynamicTypeSize(...DynamicTypeSize.xLarge)
    }
}
