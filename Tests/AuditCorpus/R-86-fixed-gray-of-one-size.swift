// ONLY medium
import SwiftUI
import WidgetKit

/// The sum has a fixed color in the medium size; it is readable in both appearances and adapts to none.
struct ProbeView: View {
    static let families: [WidgetFamily] = [.systemSmall, .systemMedium]
    static let summary: LocalizedStringKey = "Watch your spending."

    @Environment(\.widgetFamily) private var family

    private var ink: Color {
        #if FAULT
            family == .systemMedium ? Color(red: 0.46, green: 0.46, blue: 0.46) : .primary
        #else
            .primary
        #endif
    }

    var body: some View {
        HStack(alignment: .firstTextBaseline) {
            Text("Budget")
                .font(.headline)
            if family == .systemMedium {
                Spacer()
                Text("Tight")
                    .font(.title.bold())
                    .foregroundStyle(ink)
                    .widgetAccentable()
            }
        }
        .lineLimit(1)
        .dynamicTypeSize(...DynamicTypeSize.xLarge)
    }
}
