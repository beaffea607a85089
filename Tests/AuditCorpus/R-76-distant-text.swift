import SwiftUI
import WidgetKit

struct ProbeView: View {
    @Environment(\.showsWidgetContainerBackground) private var hasBackground

    var body: some View {
        #if FAULT
            Text("Rain").font(hasBackground ? .title : .caption2)
        #else
            Text("Rain").font(hasBackground ? .title : .largeTitle)
        #endif
    }
}
