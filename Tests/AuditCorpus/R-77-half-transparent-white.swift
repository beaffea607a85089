import SwiftUI
import WidgetKit

/// Half of white is also the opacity of a style's second level.
struct ProbeView: View {
    static let families: [WidgetFamily] = [.accessoryRectangular]
    static let summary: LocalizedStringKey = "See your next lesson."

    var body: some View {
        VStack(alignment: .leading) {
            Text("Piano")
                .font(.headline)
                .foregroundStyle(.white)
            Text("Room at the end")
                .font(.body)
                #if FAULT
                    .foregroundStyle(.white.opacity(0.5))
                #else
                    .foregroundStyle(Color(white: 0.7))
                #endif
        }
        .dynamicTypeSize(...DynamicTypeSize.large)
    }
}
