// ONLY large
import SwiftUI
import WidgetKit

/// A dot of the list is too low, in the large size only.
struct ProbeView: View {
    static let families: [WidgetFamily] = [.systemMedium, .systemLarge]

    @Environment(\.widgetFamily) private var family

    var body: some View {
        HStack(spacing: 16) {
            VStack(spacing: 12) {
                ForEach(0..<4, id: \.self) { step in
                    Circle().fill(.indigo).frame(width: 12, height: 12)
                        #if FAULT
                            .padding(.top, step == 2 && family == .systemLarge ? 7 : 0)
                        #endif
                }
            }
            .accessibilityHidden(true)
            VStack(alignment: .leading, spacing: 12) {
                Text("Parcel").font(.headline).widgetAccentable()
                Text("Out for delivery").font(.subheadline)
                if family == .systemLarge { Text("Van near the park").font(.subheadline) }
            }
            Spacer()
        }
        .dynamicTypeSize(...DynamicTypeSize.xLarge)
    }
}
