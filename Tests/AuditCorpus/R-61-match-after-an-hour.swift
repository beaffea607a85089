import SwiftUI

/// A match that is followed from minute to minute, an hour from now.
struct HourView: View {
    #if FAULT
        static let offsets = [0] + (0..<45).map { 3_600 + Double($0) * 120 }
    #else
        static let offsets: [TimeInterval] = [0, 3_600, 6_300, 9_000]
    #endif

    var date: Date
    var isLater: Bool

    var body: some View {
        VStack(alignment: .leading) {
            Text("Cup final").font(.headline).widgetAccentable()
            Text(isLater ? "Playing" : "Soon").font(.subheadline)
        }
        .dynamicTypeSize(...DynamicTypeSize.xLarge)
    }
}
