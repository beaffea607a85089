// ONLY large
import SwiftUI
import WidgetKit

/// The large size asks for more rows than there are.
struct ProbeView: View {
    static let families: [WidgetFamily] = [.systemMedium, .systemLarge]
    static let summary: LocalizedStringKey = "Plan your trip."

    @Environment(\.widgetFamily) private var family

    private let stops = ["Rome", "Siena", "Pisa"]

    private var count: Int {
        #if FAULT
            family == .systemLarge ? 4 : 2
        #else
            family == .systemLarge ? 3 : 2
        #endif
    }

    var body: some View {
        VStack(alignment: .leading) {
            ForEach(0..<count, id: \.self) { index in
                Label(stops[index], systemImage: "mappin")
                    .font(.title3)
                    .frame(maxHeight: .infinity)
            }
        }
        .frame(maxWidth: .infinity, alignment: .leading)
        .dynamicTypeSize(...DynamicTypeSize.xLarge)
    }
}
