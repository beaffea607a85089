// ONLY later
import SwiftUI

/// The unit of six hours later is a character that no font of the system has.
struct HourView: View {
    var date: Date
    var isLater: Bool

    var body: some View {
        VStack {
            Text("Sauna").font(.subheadline)
            Text(verbatim: isLater ? "Hot" + unit : "Warm").font(.largeTitle)
        }
        .dynamicTypeSize(...DynamicTypeSize.xLarge)
    }

    private var unit: String {
        #if FAULT
            "\u{F2A7}"
        #else
            "°"
        #endif
    }
}
