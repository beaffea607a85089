// ONLY small-screen
import SwiftUI
import WidgetKit

/// A height that the large widget of small screens does not have.
struct Tall: ViewModifier {
    @Environment(\.widgetFamily) private var family

    func body(content: Content) -> some View {
        #if FAULT
            content.frame(height: family == .systemLarge ? 300 : nil)
        #else
            content.frame(maxHeight: family == .systemLarge ? 300 : nil)
        #endif
    }
}

struct ProbeView: View {
    static let families: [WidgetFamily] = [.systemSmall, .systemLarge]

    @Environment(\.widgetFamily) private var family

    var body: some View {
        VStack {
            Image(systemName: "leaf.fill").font(.title).accessibilityLabel("Plant")
            if family == .systemLarge {
                Spacer()
                Text("Water the fern").font(.title3)
                Text("Feed the roses").font(.title3)
            }
        }
        .modifier(Tall())
        .dynamicTypeSize(...DynamicTypeSize.xLarge)
    }
}
