// ONLY large
import SwiftUI
import WidgetKit

/// The large size has one bar for each day, each in another color; the medium size has three.
struct ProbeView: View {
    static let families: [WidgetFamily] = [.systemMedium, .systemLarge]
    static let summary: LocalizedStringKey = "Compare the days of your week."

    @Environment(\.widgetFamily) private var family

    private let heights: [CGFloat] = [0.5, 0.8, 0.3, 0.9, 0.6, 0.4, 0.7, 1]
    #if FAULT
        private let colors: [Color] = [.red, .orange, .yellow, .green, .cyan, .blue, .purple, .pink]
    #else
        private let colors = [Color](repeating: .blue, count: 8)
    #endif

    var body: some View {
        VStack(alignment: .leading, spacing: 12) {
            Text("Training")
                .font(.headline)
                .widgetAccentable()
            GeometryReader { proxy in
                HStack(alignment: .bottom, spacing: 8) {
                    ForEach(0..<(family == .systemLarge ? 8 : 3), id: \.self) { day in
                        RoundedRectangle(cornerRadius: 3)
                            .fill(colors[day])
                            .frame(height: proxy.size.height * heights[day])
                    }
                }
                .frame(maxHeight: .infinity, alignment: .bottom)
            }
            .accessibilityElement()
            .accessibilityLabel("Hours of training")
            Text(family == .systemLarge ? "Your best day was the last one" : "Keep going")
                .font(.subheadline)
        }
        .dynamicTypeSize(...DynamicTypeSize.xLarge)
    }
}
