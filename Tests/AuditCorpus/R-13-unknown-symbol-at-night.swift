// ONLY later
import SwiftUI

/// The symbol of six hours later does not exist.
struct HourView: View {
    var date: Date
    var isLater: Bool

    var body: some View {
        VStack(alignment: .leading) {
            Label("Sky", systemImage: symbol).font(.title3)
            Spacer()
            Text(isLater ? "Clear night" : "Sunny day").font(.subheadline)
        }
        .frame(maxWidth: .infinity, alignment: .leading)
        .dynamicTypeSize(...DynamicTypeSize.xLarge)
    }

    private var symbol: String {
        #if FAULT
            isLater ? "moon.satrs.fill" : "sun.max.fill"
        #else
            isLater ? "moon.stars.fill" : "sun.max.fill"
        #endif
    }
}
