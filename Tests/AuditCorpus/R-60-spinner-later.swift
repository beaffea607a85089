// ONLY later
import SwiftUI

/// A spinner where data for six hours later is missing.
struct HourView: View {
    var date: Date
    var isLater: Bool

    var body: some View {
        VStack(spacing: 8) {
            Text("Air quality").font(.headline)
            if isLater {
                #if FAULT
                    ProgressView("Loading").progressViewStyle(.circular)
                #else
                    Text("Fair").font(.title3)
                #endif
            } else {
                Text("Good").font(.title3)
            }
        }
        .dynamicTypeSize(...DynamicTypeSize.xLarge)
    }
}
