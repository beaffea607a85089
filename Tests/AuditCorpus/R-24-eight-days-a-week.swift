import SwiftUI

#if FAULT
    private let fields = ["a", "b", "c", "d", "e", "f", "g", "h"]
#else
    private let fields = ["a", "b", "c", "d", "e", "f", "g"]
#endif

/// Five rows of short texts. In seven columns they are the days of a month, which are one calendar.
struct ProbeView: View {
    var body: some View {
        Grid(horizontalSpacing: 4, verticalSpacing: 4) {
            ForEach(0..<5, id: \.self) { _ in
                GridRow {
                    ForEach(fields, id: \.self) { field in
                        Text(field).font(.caption2).frame(maxWidth: .infinity)
                    }
                }
            }
        }
        .dynamicTypeSize(...DynamicTypeSize.xLarge)
    }
}
