import SwiftUI
import WidgetKit

struct ProbeView: View {
    @Environment(\.widgetRenderingMode) private var mode

    var body: some View {
        #if FAULT
            Text("Rain").foregroundStyle(mode == .vibrant ? Color(red: 0, green: 0, blue: 1) : Color.primary)
        #else
            Text("Rain").foregroundStyle(mode == .vibrant ? Color.white : Color.primary)
        #endif
    }
}
