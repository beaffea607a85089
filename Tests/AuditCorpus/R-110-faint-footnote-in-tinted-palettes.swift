// PLATFORM visionOS
// ONLY tinted
import SwiftUI
import WidgetKit

/// The footnote of the medium size nearly vanishes where the system tints the widget.
struct ProbeView: View {
    static let families: [WidgetFamily] = [.systemMedium]
    static let summary: LocalizedStringKey = "Follow your house."

    @Environment(\.levelOfDetail) private var detail
    @Environment(\.widgetRenderingMode) private var mode

    var body: some View {
        VStack(spacing: 8) {
            HStack {
                Image(systemName: "lightbulb.fill")
                    .widgetAccentable()
                    .accessibilityHidden(true)
                Text("Porch")
            }
            .font(detail == .simplified ? .largeTitle : .title)
            if detail != .simplified {
                Text("Light is on")
                    .font(.headline)
                    #if FAULT
                        .foregroundStyle(mode == .fullColor ? Color.primary : Color.primary.opacity(0.15))
                    #else
                        .foregroundStyle(mode == .fullColor ? Color.primary : Color.primary.opacity(0.9))
                    #endif
            }
        }
        .frame(maxWidth: .infinity, maxHeight: .infinity)
        .dynamicTypeSize(...DynamicTypeSize.xLarge)
    }
}
