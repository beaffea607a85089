// PLATFORM visionOS
import SwiftUI
import WidgetKit

struct ProbeView: View {
    static let families: [WidgetFamily] = [.systemLarge]
    static let summary: LocalizedStringKey = "See the menu of today."

    @Environment(\.levelOfDetail) private var detail

    private var courses: [String] {
        #if FAULT
            detail == .simplified ? ["Soup", "Salmon", "Ice cream", "Tea"] : ["Soup", "Salmon", "Ice cream"]
        #else
            detail == .simplified ? ["Soup", "Salmon"] : ["Soup", "Salmon", "Ice cream"]
        #endif
    }

    var body: some View {
        VStack(alignment: .leading) {
            ForEach(courses, id: \.self) { course in
                Text(course)
                    .font(detail == .simplified ? .largeTitle : .title)
                    .frame(maxHeight: .infinity)
            }
            Image(systemName: "fork.knife")
                .widgetAccentable()
                .accessibilityHidden(true)
        }
        .frame(maxWidth: .infinity)
        .dynamicTypeSize(...DynamicTypeSize.xLarge)
    }
}
