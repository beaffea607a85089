import SwiftUI

/// Entries of a day, of which the last two are exchanged.
struct HourView: View {
    #if FAULT
        static let offsets: [TimeInterval] = [0, 7_200, 28_800, 14_400]
    #else
        static let offsets: [TimeInterval] = [0, 7_200, 14_400, 28_800]
    #endif

    var date: Date
    var isLater: Bool

    var body: some View {
        VStack(alignment: .leading) {
            Text("Medicine").font(.headline).widgetAccentable()
            Text(isLater ? "Taken" : "With breakfast").font(.subheadline)
        }
        .dynamicTypeSize(...DynamicTypeSize.xLarge)
    }
}
