// ONLY dark
import SwiftUI
import WidgetKit

/// In the dark appearance only, a plate with negative padding covers the margins and all of the background.
struct ProbeView: View {
    static let families: [WidgetFamily] = [.systemMedium]
    static let summary: LocalizedStringKey = "Check your savings."

    @Environment(\.colorScheme) private var scheme

    var body: some View {
        HStack {
            VStack(alignment: .leading) {
                Text("Savings").font(.headline)
                Text("Rising").font(.title2.bold())
            }
            Spacer()
            Image(systemName: "chart.line.uptrend.xyaxis")
                .font(.largeTitle)
                .widgetAccentable()
                .accessibilityHidden(true)
        }
        .frame(maxHeight: .infinity)
        .background {
            #if FAULT
                if scheme == .dark { Rectangle().fill(Color(white: 0.1)).padding(-20) }
            #else
                if scheme == .dark { Capsule().fill(.gray.opacity(0.15)).frame(height: 90) }
            #endif
        }
        .dynamicTypeSize(...DynamicTypeSize.xLarge)
    }
}
