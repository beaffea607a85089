import SwiftUI
import WidgetKit

/// The system's gray is dark enough for the large word, and too light for the small one.
struct ProbeView: View {
    static let families: [WidgetFamily] = [.systemMedium]
    static let summary: LocalizedStringKey = "Continue the book that you read last."

    var body: some View {
        HStack(spacing: 16) {
            Image(systemName: "book.closed.fill")
                .font(.largeTitle)
                .widgetAccentable()
                .accessibilityHidden(true)
            VStack(alignment: .leading, spacing: 4) {
                Text("Emma")
                    .font(.title.weight(.semibold))
                Text("Austen")
                    #if FAULT
                        .font(.footnote)
                    #else
                        .font(.title2)
                    #endif
                    .foregroundStyle(.gray)
            }
            Spacer()
        }
        .dynamicTypeSize(...DynamicTypeSize.xxxLarge)
    }
}
