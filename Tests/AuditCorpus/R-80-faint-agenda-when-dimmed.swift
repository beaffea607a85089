// PLATFORM watchOS
// ONLY dimmed
import SwiftUI
import WidgetKit

/// The appointment fades only while the wrist is down.
struct ProbeView: View {
    static let families: [WidgetFamily] = [.accessoryRectangular]
    static let summary: LocalizedStringKey = "See your next appointment."

    @Environment(\.isLuminanceReduced) private var isDimmed

    var body: some View {
        VStack(alignment: .leading) {
            Text("Dentist")
                .font(.headline)
                .widgetAccentable()
            Text("Main Street")
                .font(.body)
                #if FAULT
                    .opacity(isDimmed ? 0.2 : 1)
                #else
                    .opacity(isDimmed ? 0.9 : 1)
                #endif
        }
        .dynamicTypeSize(...DynamicTypeSize.large)
    }
}
