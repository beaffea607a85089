import SwiftUI
import WidgetKit

/// Rain, and in the medium size wind next to it.
struct WideForecast: View {
    @Environment(\.widgetFamily) private var family

    var body: some View {
        HStack {
            Text("Rain")
            if family == .systemMedium {
                Spacer()
                Text("Wind")
            }
        }
    }
}
