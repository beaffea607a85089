// ONLY mirrored
import SwiftUI
import WidgetKit

/// A row that the code swaps in languages that are read from right to left, as the system also does.
struct ProbeView: View {
    static let families: [WidgetFamily] = [.systemMedium]

    @Environment(\.layoutDirection) private var direction

    var body: some View {
        HStack {
            #if FAULT
                if direction == .rightToLeft {
                    Spacer()
                    name
                } else {
                    name
                    Spacer()
                }
            #else
                name
                Spacer()
            #endif
        }
        .dynamicTypeSize(...DynamicTypeSize.xLarge)
    }

    private var name: some View {
        VStack(alignment: .leading) {
            Text("Night train").font(.title)
            Text("to Vienna").font(.subheadline)
        }
    }
}
