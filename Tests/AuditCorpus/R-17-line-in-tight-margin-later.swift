// ONLY later
import SwiftUI

/// The line of six hours later begins in the margin that only graphics may use.
struct HourView: View {
    var date: Date
    var isLater: Bool

    var body: some View {
        VStack(alignment: .leading) {
            Text(isLater ? "Evening walk" : "Morning run")
                .font(.headline)
                #if FAULT
                    .offset(x: isLater ? -3 : 0)
                #endif
            Spacer()
            Text("Riverside").font(.subheadline)
        }
        .frame(maxWidth: .infinity, alignment: .leading)
        .dynamicTypeSize(...DynamicTypeSize.xLarge)
    }
}
