// PLATFORM visionOS
import SwiftUI
import WidgetKit

struct ProbeView: View {
    static let families: [WidgetFamily] = [.systemLarge]

    @Environment(\.levelOfDetail) private var detail
    @Environment(\.widgetRenderingMode) private var mode

    var body: some View {
        VStack {
            #if FAULT
                Text("Rain").font(detail == .simplified ? .largeTitle : .title).opacity(mode == .accented ? 0.2 : 1)
            #else
                Text("Rain").font(detail == .simplified ? .largeTitle : .title).opacity(mode == .accented ? 0.9 : 1)
            #endif
            if detail != .simplified {
                Spacer()
                Text("Wind").widgetAccentable()
            }
        }
    }
}
