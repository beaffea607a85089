import SwiftUI

/// Twelve entries for a day, none of which shows what is different at its hour.
struct HourView: View {
    static let offsets = (0..<12).map { Double($0) * 7_200 }

    var date: Date
    var isLater: Bool

    var body: some View {
        VStack(alignment: .leading) {
            Label("Bakery", systemImage: "basket").font(.headline)
            #if FAULT
                Text("See the hours").font(.subheadline)
            #else
                Text(isLater ? "Closed" : "Open").font(.subheadline)
            #endif
        }
        .dynamicTypeSize(...DynamicTypeSize.xLarge)
    }
}
