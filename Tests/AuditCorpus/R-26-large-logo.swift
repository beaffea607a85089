import SwiftUI
import WidgetKit

/// A logo that takes a large part of the medium size.
struct ProbeView: View {
    static let families: [WidgetFamily] = [.systemMedium]

    #if FAULT
        private static let side: CGFloat = 64
    #else
        private static let side: CGFloat = 24
    #endif

    var body: some View {
        HStack(alignment: .top) {
            VStack(alignment: .leading) {
                Text("Top story").font(.caption).widgetAccentable()
                Text("Harbor bridge opens").font(.headline)
            }
            Spacer()
            Image(systemName: "newspaper.fill")
                .resizable()
                .scaledToFit()
                .frame(width: Self.side, height: Self.side)
                .accessibilityIdentifier("logo")
        }
        .frame(maxHeight: .infinity, alignment: .top)
        .dynamicTypeSize(...DynamicTypeSize.xLarge)
    }
}
