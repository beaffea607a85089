// ONLY standby
import SwiftUI
import WidgetKit

/// StandBy shows more, and the time of arrival in a smaller font than the Home Screen.
struct ProbeView: View {
    static let summary: LocalizedStringKey = "Find your platform."

    @Environment(\.showsWidgetContainerBackground) private var showsBackground

    var body: some View {
        VStack(spacing: 6) {
            Text("East")
                .font(.largeTitle.bold())
            Text("Track")
                #if FAULT
                    .font(showsBackground ? .title3 : .system(size: 11))
                #else
                    .font(showsBackground ? .title3 : .title2)
                #endif
        }
        .dynamicTypeSize(...DynamicTypeSize.xLarge)
    }
}
