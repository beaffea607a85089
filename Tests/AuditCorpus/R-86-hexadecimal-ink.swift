import SwiftUI
import WidgetKit

extension Color {
    init(hex: UInt32) {
        self.init(
            red: Double(hex >> 16 & 0xFF) / 255, green: Double(hex >> 8 & 0xFF) / 255, blue: Double(hex & 0xFF) / 255)
    }
}

struct ProbeView: View {
    static let families: [WidgetFamily] = [.systemMedium]
    static let summary: LocalizedStringKey = "Plan your meals."

    var body: some View {
        HStack {
            VStack(alignment: .leading) {
                Text("Dinner")
                    .font(.headline)
                Text("Pasta")
                    .font(.title2.bold())
                    .widgetAccentable()
            }
            #if FAULT
                .foregroundStyle(Color(hex: 0x4A3B2A))
            #else
                .foregroundStyle(.primary)
            #endif
            Spacer()
            Image(systemName: "fork.knife")
                .font(.title)
                .accessibilityHidden(true)
        }
        .dynamicTypeSize(...DynamicTypeSize.xLarge)
    }
}
