import SwiftUI
import WidgetKit

struct ProbeView: View {
    static let families: [WidgetFamily] = [.systemMedium]
    static let summary: LocalizedStringKey = "See your tasks."

    @Environment(\.redactionReasons) private var reasons

    #if FAULT
        private let widths: [CGFloat] = [110, 110, 110]
    #else
        private let widths: [CGFloat] = [110, 80, 140]
    #endif

    var body: some View {
        VStack(alignment: .leading, spacing: 12) {
            if reasons.contains(.placeholder) {
                ForEach(widths.indices, id: \.self) { index in
                    Capsule()
                        .fill(.gray.opacity(0.5))
                        .frame(width: widths[index], height: 16)
                }
            } else {
                ForEach(["Water plants", "Call the bank", "Pay the landlord"], id: \.self) { task in
                    Text(task).font(.subheadline)
                }
            }
        }
        .frame(maxWidth: .infinity, alignment: .leading)
        .dynamicTypeSize(...DynamicTypeSize.xLarge)
    }
}
