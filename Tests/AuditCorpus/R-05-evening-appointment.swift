// ONLY later
import SwiftUI

/// The appointment of six hours later has a title that is too long for its line.
struct HourView: View {
    var date: Date
    var isLater: Bool

    var body: some View {
        HStack(alignment: .top) {
            Capsule().fill(.purple).frame(width: 4).widgetAccentable()
            VStack(alignment: .leading) {
                Text(title).font(.headline).lineLimit(1)
                Text("Room Oslo").font(.caption)
            }
            Spacer(minLength: 0)
        }
        .frame(maxHeight: 60)
        .dynamicTypeSize(...DynamicTypeSize.xLarge)
    }

    private var title: String {
        #if FAULT
            isLater ? "Quarterly budget review" : "Stand-up"
        #else
            isLater ? "Review" : "Stand-up"
        #endif
    }
}
