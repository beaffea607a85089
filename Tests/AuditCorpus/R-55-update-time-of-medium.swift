// ONLY medium
import SwiftUI
import WidgetKit

/// The time of the last update is fixed text, in the medium size only.
struct HourView: View {
    static let families: [WidgetFamily] = [.systemSmall, .systemMedium]
    static let offsets: [TimeInterval] = [0, 2_700, 5_400]

    @Environment(\.widgetFamily) private var family

    var date: Date
    var isLater: Bool

    var body: some View {
        VStack(alignment: .leading) {
            Text(isLater ? "Cloudy" : "Sunny").font(.headline).widgetAccentable()
            if family == .systemMedium {
                Spacer()
                #if FAULT
                    Text("Updated at \(date.formatted(.dateTime.hour().minute()))").font(.caption)
                #else
                    Text("Updated at \(date, style: .time)").font(.caption)
                #endif
            }
        }
        .frame(maxWidth: .infinity, alignment: .leading)
        .dynamicTypeSize(...DynamicTypeSize.xLarge)
    }
}
