import SwiftUI
import WidgetKit

/// The medium size shows the contents of the small one with larger type.
struct ProbeView: View {
    static let families: [WidgetFamily] = [.systemSmall, .systemMedium]

    @Environment(\.widgetFamily) private var family

    var body: some View {
        HStack {
            VStack(alignment: .leading) {
                Image(systemName: "figure.pool.swim").font(isMedium ? .largeTitle : .title3)
                    .accessibilityLabel("Swimming")
                Text("Laps").font(isMedium ? .title2 : .subheadline)
                Text("Twenty").font(isMedium ? .largeTitle : .title).widgetAccentable()
            }
            #if !FAULT
                if isMedium {
                    Spacer()
                    Text("Best week of the year").font(.subheadline)
                }
            #endif
        }
        .dynamicTypeSize(...DynamicTypeSize.xLarge)
    }

    private var isMedium: Bool { family == .systemMedium }
}
