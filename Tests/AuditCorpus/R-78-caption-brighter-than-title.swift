import SwiftUI
import WidgetKit

struct ProbeView: View {
    static let families: [WidgetFamily] = [.accessoryRectangular]
    static let summary: LocalizedStringKey = "Follow the game."

    #if FAULT
        private let title = Color(white: 0.55)
        private let caption = Color.white
    #else
        private let title = Color.white
        private let caption = Color(white: 0.8)
    #endif

    var body: some View {
        VStack(alignment: .leading, spacing: 2) {
            Text("Final")
                .font(.title2.bold())
                .foregroundStyle(title)
            HStack(spacing: 4) {
                Image(systemName: "soccerball")
                    .accessibilityHidden(true)
                Text("Second half")
            }
            .font(.caption)
            .foregroundStyle(caption)
        }
        .dynamicTypeSize(...DynamicTypeSize.large)
    }
}
