import SwiftUI

/// Entries of every hour, between which there is a burst of twenty seconds.
struct HourView: View {
    #if FAULT
        static let offsets: [TimeInterval] = [0, 3_600, 7_200, 14_400, 14_420, 14_440, 18_000]
    #else
        static let offsets: [TimeInterval] = [0, 3_600, 7_200, 14_400, 14_800, 15_200, 18_000]
    #endif

    var date: Date
    var isLater: Bool

    var body: some View {
        VStack {
            Text(isLater ? "Boarding" : "Check-in").font(.headline).widgetAccentable()
            Text(date, style: .time).font(.subheadline).multilineTextAlignment(.center)
        }
        .dynamicTypeSize(...DynamicTypeSize.xLarge)
    }
}
