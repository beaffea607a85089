import SwiftUI
import WidgetKit

/// The change of a share is blue where the background is removed; StandBy at night turns it into a dark red.
struct ProbeView: View {
    static let summary: LocalizedStringKey = "Follow your shares."

    @Environment(\.showsWidgetContainerBackground) private var showsBackground

    var body: some View {
        VStack(alignment: .leading, spacing: 6) {
            Text("Apple")
                .font(.headline)
            HStack {
                Image(systemName: "arrow.up.right")
                    .accessibilityLabel("Up")
                Text("Gain")
            }
            .font(.title3.weight(.semibold))
            #if FAULT
                .foregroundStyle(showsBackground ? Color.primary : Color(red: 0.1, green: 0.15, blue: 1))
            #else
                .foregroundStyle(showsBackground ? Color.primary : Color.white)
            #endif
        }
        .dynamicTypeSize(...DynamicTypeSize.xLarge)
    }
}
