import SwiftUI
import WidgetKit

struct ProbeView: View {
    static let families: [WidgetFamily] = [.accessoryRectangular]
    static let summary: LocalizedStringKey = "See who calls."

    var body: some View {
        HStack(spacing: 8) {
            #if FAULT
                SkyView(image: Tiles.grays).clipShape(Circle())
            #else
                SkyView(image: Tiles.darkAndLight).clipShape(Circle())
            #endif
            Text("Ana")
                .font(.headline)
                .foregroundStyle(.white)
        }
        .dynamicTypeSize(...DynamicTypeSize.large)
    }
}
