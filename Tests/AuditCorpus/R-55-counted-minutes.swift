import SwiftUI

/// The minutes until a meeting, computed from the entry's date.
struct HourView: View {
    static let offsets: [TimeInterval] = [0, 1_800, 3_600]

    var date: Date
    var isLater: Bool

    private var start: Date { date.addingTimeInterval(isLater ? 3_000 : 2_400) }

    var body: some View {
        VStack(alignment: .leading, spacing: 4) {
            Text("Interview").font(.headline).widgetAccentable()
            #if FAULT
                Text("in \(Int(start.timeIntervalSince(date) / 60)) min").font(.caption)
            #else
                Text(start, style: .timer).font(.caption)
            #endif
        }
        .frame(maxWidth: .infinity, alignment: .leading)
        .dynamicTypeSize(...DynamicTypeSize.xLarge)
    }
}
