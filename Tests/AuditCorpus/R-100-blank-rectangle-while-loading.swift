import SwiftUI
import WidgetKit

/// The placeholder of the rectangle on the Lock Screen is empty.
struct ProbeView: View {
    static let families: [WidgetFamily] = [.accessoryCircular, .accessoryRectangular]
    static let summary: LocalizedStringKey = "Follow your delivery."

    @Environment(\.widgetFamily) private var family
    @Environment(\.redactionReasons) private var reasons

    var body: some View {
        switch family {
        case .accessoryRectangular:
            #if FAULT
                if reasons.isEmpty { delivery }
            #else
                delivery
            #endif
        default:
            Image(systemName: "bicycle")
                .font(.title)
                .accessibilityLabel("On the way")
        }
    }

    private var delivery: some View {
        VStack(alignment: .leading) {
            Text("Pizza").font(.headline)
            Text("On the way").font(.body)
        }
        .dynamicTypeSize(...DynamicTypeSize.large)
    }
}
