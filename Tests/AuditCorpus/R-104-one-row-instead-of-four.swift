import SwiftUI
import WidgetKit

/// The placeholder of the large size has the first of four rows.
struct ProbeView: View {
    static let families: [WidgetFamily] = [.systemLarge]
    static let summary: LocalizedStringKey = "Plan the week of your garden."

    @Environment(\.redactionReasons) private var reasons

    private let rows = [
        ("leaf.fill", "Sow spinach"), ("drop.fill", "Water roses"), ("scissors", "Cut the hedge"),
        ("basket.fill", "Pick beans"),
    ]

    var body: some View {
        VStack(alignment: .leading, spacing: 0) {
            ForEach(rows.prefix(count), id: \.1) { symbol, task in
                Label(task, systemImage: symbol)
                    .font(.title3)
                    .frame(maxWidth: .infinity, alignment: .leading)
                    .frame(height: 64)
            }
        }
        .frame(maxHeight: .infinity, alignment: .top)
        .dynamicTypeSize(...DynamicTypeSize.xLarge)
    }

    private var count: Int {
        #if FAULT
            reasons.contains(.placeholder) ? 1 : 4
        #else
            4
        #endif
    }
}
