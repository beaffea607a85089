// PLATFORM visionOS
// OUTCOME needs-review
import SwiftUI
import WidgetKit

struct ProbeView: View {
    static let families: [WidgetFamily] = [.systemSmall]
    static let summary: LocalizedStringKey = "Start the day with a word."

    @Environment(\.levelOfDetail) private var detail

    #if FAULT
        private let place = Alignment.topLeading
    #else
        private let place = Alignment.center
    #endif

    var body: some View {
        VStack(spacing: 16) {
            Text("Bonjour")
                .font(detail == .simplified ? .largeTitle : .title)
            if detail != .simplified {
                Text("Good morning")
                    .font(.title3)
                    .widgetAccentable()
            }
        }
        .frame(maxWidth: .infinity, maxHeight: .infinity, alignment: place)
        .dynamicTypeSize(...DynamicTypeSize.xLarge)
    }
}
