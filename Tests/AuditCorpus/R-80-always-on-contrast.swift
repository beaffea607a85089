import SwiftUI
import WidgetKit

struct ProbeView: View {
    @Environment(\.isLuminanceReduced) private var isDimmed

    var body: some View {
        #if FAULT
            Text("Rain").foregroundStyle(isDimmed ? Color(white: 0.3) : Color.primary)
        #else
            Text("Rain").foregroundStyle(isDimmed ? Color(white: 0.9) : Color.primary)
        #endif
    }
}
