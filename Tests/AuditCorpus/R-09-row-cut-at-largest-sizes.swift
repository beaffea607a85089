// ONLY large-type
import SwiftUI
import WidgetKit

/// A row of a fixed height, which cuts its text from the accessibility sizes on.
struct ProbeView: View {
    static let families: [WidgetFamily] = [.systemLarge]

    var body: some View {
        VStack(spacing: 6) {
            ForEach(["Bread", "Tea", "Rice", "Plums"], id: \.self) { name in
                HStack {
                    Image(systemName: "circle").accessibilityHidden(true)
                    Text(name)
                    Spacer()
                    Image(systemName: "cart").accessibilityHidden(true)
                }
                #if FAULT
                    .frame(height: 26)
                #else
                    .frame(minHeight: 26)
                #endif
                .clipped()
            }
        }
    }
}
