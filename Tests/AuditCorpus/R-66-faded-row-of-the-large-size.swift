// ONLY large
import SwiftUI
import WidgetKit

struct FadedRows: ViewModifier {
    let index: Int

    func body(content: Content) -> some View {
        #if FAULT
            content.opacity(1 - Double(index) * 0.25)
        #else
            content.opacity(1 - Double(index) * 0.05)
        #endif
    }
}

/// Each row is fainter than the one above, and only the large size has enough rows for an unreadable one.
struct ProbeView: View {
    static let families: [WidgetFamily] = [.systemMedium, .systemLarge]
    static let summary: LocalizedStringKey = "See what to buy."

    @Environment(\.widgetFamily) private var family
    private let items = ["Bread", "Milk", "Eggs", "Rice"]

    var body: some View {
        VStack(alignment: .leading) {
            ForEach(Array(items.prefix(family == .systemLarge ? 4 : 2).enumerated()), id: \.offset) { index, item in
                HStack {
                    Image(systemName: "circle")
                        .accessibilityHidden(true)
                    Text(item)
                    Spacer()
                }
                .font(.headline)
                .modifier(FadedRows(index: index))
                .frame(maxHeight: .infinity)
            }
        }
        .dynamicTypeSize(...DynamicTypeSize.xxxLarge)
    }
}
