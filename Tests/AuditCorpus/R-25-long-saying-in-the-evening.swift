// ONLY later
import SwiftUI

/// The saying of six hours later is a paragraph, in a small widget.
struct HourView: View {
    var date: Date
    var isLater: Bool

    var body: some View {
        VStack(alignment: .leading, spacing: 4) {
            Image(systemName: "quote.opening").accessibilityHidden(true)
            Text(saying).font(.caption)
        }
        .frame(maxWidth: .infinity, alignment: .leading)
        .dynamicTypeSize(...DynamicTypeSize.xLarge)
    }

    private var saying: String {
        #if FAULT
            isLater
                ? "A day off is a day for tea, a walk to the old mill and a long nap" : "Begin with the small things"
        #else
            isLater ? "A day off is a day for tea" : "Begin with the small things"
        #endif
    }
}
