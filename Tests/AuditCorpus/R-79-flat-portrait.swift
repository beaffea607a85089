import SwiftUI
import WidgetKit

struct ProbeView: View {
    static let families: [WidgetFamily] = [.accessoryRectangular]
    static let summary: LocalizedStringKey = "See who calls."

    var body: some View {
        HStack(spacing: 8) {
            portrait
                .frame(width: 40, height: 40)
                .clipShape(Circle())
                .accessibilityLabel("Portrait")
            Text("Ana")
                .font(.headline)
                .foregroundStyle(.white)
        }
        .dynamicTypeSize(...DynamicTypeSize.large)
    }

    private var portrait: some View {
        #if FAULT
            Tiles(first: UIColor(white: 0.42, alpha: 1), second: UIColor(white: 0.62, alpha: 1))
        #else
            Tiles(first: UIColor(white: 0.12, alpha: 1), second: UIColor(white: 0.9, alpha: 1))
        #endif
    }
}
