// ONLY standby
import SwiftUI
import WidgetKit

/// Where the system removes the background, the view draws another one.
struct ProbeView: View {
    static let summary: LocalizedStringKey = "Follow your train."

    @Environment(\.showsWidgetContainerBackground) private var showsBackground

    var body: some View {
        VStack(alignment: .leading, spacing: 4) {
            Label("Train", systemImage: "tram.fill")
                .font(.headline)
            Text("Boarding")
                .font(.title3.bold())
                .lineLimit(1)
                .minimumScaleFactor(0.7)
        }
        .frame(maxWidth: .infinity, maxHeight: .infinity, alignment: .leading)
        .background {
            if !showsBackground {
                #if FAULT
                    ContainerRelativeShape().fill(Color.indigo.gradient).padding(-24)
                #else
                    EmptyView()
                #endif
            }
        }
        .dynamicTypeSize(...DynamicTypeSize.xLarge)
    }
}
