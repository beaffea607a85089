// ONLY small-screen
import SwiftUI
import WidgetKit

/// A month whose weeks have a fixed height, so that they do not fit on the smallest screens.
struct ProbeView: View {
    static let families: [WidgetFamily] = [.systemLarge]

    #if FAULT
        private static let height: CGFloat = 50
    #else
        private static let height: CGFloat = 36
    #endif

    var body: some View {
        VStack(alignment: .leading, spacing: 4) {
            Text("June").font(.headline).widgetAccentable()
            ForEach(0..<5, id: \.self) { week in
                HStack(spacing: 4) {
                    ForEach(0..<7, id: \.self) { day in
                        Circle().fill(week * day == 8 ? Color.red : Color.gray.opacity(0.3))
                    }
                }
                .frame(height: Self.height)
            }
        }
        .dynamicTypeSize(...DynamicTypeSize.xLarge)
    }
}
