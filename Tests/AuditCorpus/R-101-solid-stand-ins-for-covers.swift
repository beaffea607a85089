import SwiftUI
import WidgetKit

/// Squares stand for the covers of albums while they load.
struct ProbeView: View {
    static let families: [WidgetFamily] = [.systemMedium]
    static let summary: LocalizedStringKey = "Resume your albums."

    @Environment(\.redactionReasons) private var reasons

    var body: some View {
        HStack(spacing: 16) {
            if reasons.contains(.placeholder) {
                RoundedRectangle(cornerRadius: 8)
                    #if FAULT
                        .fill(Color(white: 0.6))
                    #else
                        .fill(Color(white: 0.6).opacity(0.5))
                    #endif
                    .frame(width: 60, height: 60)
            } else {
                SkyView(side: 60)
            }
            VStack(alignment: .leading) {
                Text("Album").font(.headline)
                Text("Evening").font(.subheadline)
            }
            Spacer()
        }
        .dynamicTypeSize(...DynamicTypeSize.xLarge)
    }
}
