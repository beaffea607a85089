// ONLY large
import SwiftUI
import WidgetKit

/// The logo is at the bottom of the large size only.
struct ProbeView: View {
    static let families: [WidgetFamily] = [.systemMedium, .systemLarge]

    @Environment(\.widgetFamily) private var family

    var body: some View {
        VStack(alignment: .leading) {
            #if FAULT
                if family == .systemMedium { logo }
            #else
                logo
            #endif
            Text("Recipe of the day").font(.subheadline)
            Text("Lentil soup").font(.title3).widgetAccentable()
            if family == .systemLarge {
                Text("with lemon and mint").font(.subheadline)
                Spacer()
                #if FAULT
                    logo
                #endif
            }
        }
        .frame(maxWidth: .infinity, alignment: .leading)
        .dynamicTypeSize(...DynamicTypeSize.xLarge)
    }

    private var logo: some View {
        HStack {
            Spacer()
            Image(systemName: "fork.knife").accessibilityIdentifier("brand-logo")
        }
    }
}
