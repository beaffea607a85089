// ONLY medium
import SwiftUI
import WidgetKit

/// In the medium size a long bar stands for the round picture of a friend.
struct ProbeView: View {
    static let families: [WidgetFamily] = [.systemSmall, .systemMedium]
    static let summary: LocalizedStringKey = "See who is near."

    @Environment(\.redactionReasons) private var reasons
    @Environment(\.widgetFamily) private var family

    var body: some View {
        HStack {
            VStack(spacing: 8) {
                if reasons.contains(.placeholder) {
                    stand.frame(height: 52)
                } else {
                    SkyView(side: 52).clipShape(Circle())
                }
                Text("Mia")
                    .font(.headline)
            }
            if family == .systemMedium {
                Spacer()
                Text("Near the harbor")
                    .font(.subheadline)
            }
        }
        .dynamicTypeSize(...DynamicTypeSize.xLarge)
    }

    @ViewBuilder private var stand: some View {
        #if FAULT
            if family == .systemMedium {
                RoundedRectangle(cornerRadius: 4).fill(.gray.opacity(0.5)).frame(width: 120, height: 20)
            } else {
                Circle().fill(.gray.opacity(0.5)).frame(width: 52)
            }
        #else
            Circle().fill(.gray.opacity(0.5)).frame(width: 52)
        #endif
    }
}
