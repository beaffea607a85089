import Charts
import SwiftUI
import WidgetKit

private let levels = [3, 5, 4, 7, 6, 8]

/// A widget without content margins, whose graph keeps a margin that is a little too small.
struct WholeView: View {
    static let families: [WidgetFamily] = [.systemMedium]

    var body: some View {
        VStack(alignment: .leading) {
            Text("Snow depth").font(.headline).widgetAccentable()
            Chart(levels.indices, id: \.self) { day in
                LineMark(x: .value("Day", day), y: .value("Depth", levels[day]))
            }
            .chartXAxis(.hidden)
            .chartYAxis(.hidden)
            #if FAULT
                .padding(.horizontal, -4)
            #endif
        }
        .padding(17)
        .dynamicTypeSize(...DynamicTypeSize.xLarge)
    }
}
