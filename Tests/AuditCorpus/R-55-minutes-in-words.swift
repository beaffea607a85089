import SwiftUI

/// The minutes until a departure, which are counted at each entry only.
struct HourView: View {
    static let offsets: [TimeInterval] = [0, 1_800, 3_600]

    var date: Date
    var isLater: Bool

    var body: some View {
        VStack(alignment: .leading, spacing: 4) {
            Label("Tram", systemImage: "tram.fill").font(.headline)
            #if FAULT
                Text(date.addingTimeInterval(2_400).formatted(.relative(presentation: .numeric)))
                    .font(.caption)
            #else
                Text(date.addingTimeInterval(2_400), style: .relative)
                    .font(.caption)
            #endif
        }
        .frame(maxWidth: .infinity, alignment: .leading)
        .dynamicTypeSize(...DynamicTypeSize.xLarge)
    }
}
