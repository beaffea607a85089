import SwiftUI
import WidgetKit

/// The bars of a week, one of which is not at its place.
struct ProbeView: View {
    static let families: [WidgetFamily] = [.systemMedium]

    var body: some View {
        VStack(alignment: .leading, spacing: 8) {
            Text("Rainfall").font(.headline).widgetAccentable()
            HStack(spacing: 14) {
                ForEach(0..<7, id: \.self) { day in
                    RoundedRectangle(cornerRadius: 4)
                        .fill(.cyan)
                        .frame(width: 16, height: 44)
                        #if FAULT
                            .offset(x: day == 4 ? 5 : 0)
                        #endif
                }
            }
            .accessibilityElement()
            .accessibilityLabel("Rainfall of the week")
        }
        .dynamicTypeSize(...DynamicTypeSize.xLarge)
    }
}
