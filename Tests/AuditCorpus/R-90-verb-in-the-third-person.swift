import SwiftUI
import WidgetKit

struct ProbeView: View {
    static let families: [WidgetFamily] = [.systemMedium]
    #if FAULT
        static let summary: LocalizedStringKey = "Displays what your plants need and when."
    #else
        static let summary: LocalizedStringKey = "Know what your plants need and when."
    #endif

    var body: some View {
        HStack {
            Image(systemName: "leaf.fill")
                .font(.largeTitle)
                .foregroundStyle(.green)
                .accessibilityHidden(true)
            Spacer()
            Text("Water the fern")
                .font(.title3)
        }
        .dynamicTypeSize(...DynamicTypeSize.xLarge)
    }
}
