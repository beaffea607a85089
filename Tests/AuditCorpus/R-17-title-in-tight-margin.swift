import SwiftUI
import WidgetKit

/// A title at the distance that only graphics may have, in a widget without content margins.
struct WholeView: View {
    static let families: [WidgetFamily] = [.systemMedium]

    var body: some View {
        VStack(alignment: .leading, spacing: 10) {
            Text("Reading list")
                .font(.headline)
                #if FAULT
                    .padding(.leading, 13)
                #else
                    .padding(.leading, 18)
                #endif
            HStack {
                Label("Emma", systemImage: "book")
                Spacer()
                Label("Walden", systemImage: "book")
            }
            .font(.subheadline)
            .padding(.horizontal, 18)
        }
        .frame(maxWidth: .infinity, alignment: .leading)
        .dynamicTypeSize(...DynamicTypeSize.xLarge)
    }
}
