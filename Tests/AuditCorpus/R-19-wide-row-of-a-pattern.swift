// ONLY small-screen
import SwiftUI
import WidgetKit

/// A row of hearts that is wider than the small screen, of which a mask shows the middle.
struct ProbeView: View {
    static let families: [WidgetFamily] = [.systemMedium]
    static let summary: LocalizedStringKey = "Follow the rhythm of your heart."

    var body: some View {
        VStack(spacing: 8) {
            HStack(spacing: 10) {
                ForEach(0..<8, id: \.self) { _ in
                    Image(systemName: "heart.fill").font(.system(size: 18)).frame(width: 25, height: 40)
                }
            }
            .frame(width: 276)
            #if !FAULT
                .mask { Circle().frame(width: 40, height: 40) }
            #endif
            .accessibilityHidden(true)
            Text("Steady").font(.headline)
        }
        .dynamicTypeSize(...DynamicTypeSize.xLarge)
    }
}
