import SwiftUI
import WidgetKit

#if FAULT
    private let columns = 10
#else
    private let columns = 4
#endif

/// A board with more fields than a medium widget has space for.
struct ProbeView: View {
    static let families: [WidgetFamily] = [.systemMedium]

    var body: some View {
        Grid(horizontalSpacing: 4, verticalSpacing: 2) {
            ForEach(0..<7, id: \.self) { row in
                GridRow {
                    ForEach(0..<columns, id: \.self) { column in
                        Text(String(repeating: "a", count: 1 + (row + column) % 3))
                            .font(.system(.caption2)).frame(maxWidth: .infinity)
                    }
                }
            }
        }
        .dynamicTypeSize(...DynamicTypeSize.xLarge)
    }
}
