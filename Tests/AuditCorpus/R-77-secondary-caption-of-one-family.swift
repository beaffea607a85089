// ONLY rectangular
import SwiftUI
import WidgetKit

/// The caption is translucent in the rectangle only.
struct ProbeView: View {
    static let families: [WidgetFamily] = [.accessoryCircular, .accessoryRectangular]
    static let summary: LocalizedStringKey = "Count your steps."

    @Environment(\.widgetFamily) private var family

    var body: some View {
        VStack(alignment: family == .accessoryRectangular ? .leading : .center, spacing: 0) {
            if family == .accessoryRectangular {
                Text("Walk")
                    .font(.headline)
                Text("Keep going")
                    .font(.body)
                    #if FAULT
                        .opacity(0.55)
                    #else
                        .foregroundStyle(Color(white: 0.8))
                    #endif
            } else {
                Image(systemName: "figure.walk")
                    .font(.title)
                    .accessibilityLabel("Walk")
            }
        }
        .foregroundStyle(.white)
        .dynamicTypeSize(...DynamicTypeSize.large)
    }
}
