// OUTCOME needs-review
import SwiftUI
import WidgetKit

struct ProbeView: View {
    static let families: [WidgetFamily] = [.systemSmall, .systemMedium]

    @Environment(\.widgetFamily) private var family

    var body: some View {
        HStack {
            if family == .systemSmall {
                Text("Rain").font(.title)
            } else {
                #if FAULT
                    Text("Wind").font(.title)
                #else
                    Text("Rain").font(.title)
                #endif
                Spacer()
                Text("Tide")
            }
        }
    }
}
