// ONLY small-screen
import SwiftUI
import WidgetKit

/// A row of fixed columns, which has no margin left on the smallest screen only.
struct ProbeView: View {
    static let families: [WidgetFamily] = [.systemMedium]

    #if FAULT
        private static let column: CGFloat = 56
    #else
        private static let column: CGFloat = 44
    #endif

    var body: some View {
        HStack(spacing: 0) {
            ForEach(["Mon", "Tue", "Wed", "Thu", "Fri"], id: \.self) { day in
                VStack(spacing: 8) {
                    Text(day).font(.caption)
                    Capsule().fill(.teal).frame(width: Self.column - 2, height: 40)
                }
                .frame(width: Self.column)
            }
        }
        .dynamicTypeSize(...DynamicTypeSize.xLarge)
    }
}
