// ONLY large-type
import SwiftUI
import WidgetKit

/// A title in one line, which loses its end with large type.
struct ProbeView: View {
    static let families: [WidgetFamily] = [.systemMedium]

    var body: some View {
        HStack {
            Image(systemName: "ferry.fill").accessibilityHidden(true)
            Text("Harbor ferry to the islands")
                .font(.headline)
                .lineLimit(1)
                #if !FAULT
                    .minimumScaleFactor(0.2)
                #endif
        }
    }
}
