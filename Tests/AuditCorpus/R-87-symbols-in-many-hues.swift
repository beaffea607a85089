import SwiftUI
import WidgetKit

struct ProbeView: View {
    static let families: [WidgetFamily] = [.systemMedium]
    static let summary: LocalizedStringKey = "Choose what to do next."

    private let symbols = ["bolt", "leaf", "drop", "flame", "heart", "star", "moon"].map { $0 + ".fill" }
    #if FAULT
        private let colors: [Color] = [.yellow, .green, .cyan, .orange, .red, .blue, .purple]
    #else
        private let colors = [Color](repeating: .indigo, count: 7)
    #endif

    var body: some View {
        VStack(alignment: .leading, spacing: 12) {
            Text("Habits")
                .font(.headline)
            HStack(spacing: 8) {
                ForEach(symbols.indices, id: \.self) { index in
                    Image(systemName: symbols[index])
                        .font(.title3)
                        .foregroundStyle(colors[index])
                        .frame(width: 30, height: 30)
                        .accessibilityHidden(true)
                }
            }
        }
        .dynamicTypeSize(...DynamicTypeSize.xLarge)
    }
}
