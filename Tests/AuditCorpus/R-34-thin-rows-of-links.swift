import SwiftUI
import WidgetKit

/// Rows of links that are as thin as their texts.
struct ProbeView: View {
    static let families: [WidgetFamily] = [.systemLarge]

    var body: some View {
        VStack(alignment: .leading, spacing: 12) {
            Text("Inbox").font(.title3).widgetAccentable()
            ForEach(["Mia", "Noah", "Zoe"], id: \.self) { sender in
                Link(destination: URL(string: "probe://mail/\(sender)")!) {
                    #if FAULT
                        Label(sender, systemImage: "envelope").frame(maxWidth: .infinity, alignment: .leading)
                    #else
                        Label(sender, systemImage: "envelope")
                            .frame(maxWidth: .infinity, minHeight: 44, alignment: .leading)
                    #endif
                }
            }
            Spacer()
        }
        .foregroundStyle(.primary)
        .dynamicTypeSize(...DynamicTypeSize.xLarge)
    }
}
