// ONLY dimmed
import SwiftUI
import WidgetKit

struct Calm: ViewModifier {
    @Environment(\.isLuminanceReduced) private var isDimmed

    func body(content: Content) -> some View {
        #if FAULT
            content.brightness(isDimmed ? -0.75 : 0)
        #else
            content.brightness(isDimmed ? -0.1 : 0)
        #endif
    }
}

/// A modifier darkens the quote while the display is dimmed.
struct ProbeView: View {
    static let summary: LocalizedStringKey = "Read a thought of the day."

    var body: some View {
        Text("Be kind")
            .font(.title2.bold())
            .modifier(Calm())
            .dynamicTypeSize(...DynamicTypeSize.xLarge)
    }
}
