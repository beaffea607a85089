// ONLY medium
import SwiftUI
import WidgetKit

/// The gradient behind the medium size stays light in dark.
struct Sunrise: View {
    @Environment(\.colorScheme) private var scheme
    @Environment(\.widgetFamily) private var family

    var body: some View {
        LinearGradient(colors: isDark ? [.black, night] : [.white, day], startPoint: .top, endPoint: .bottom)
    }

    private var isDark: Bool {
        #if FAULT
            scheme == .dark && family != .systemMedium
        #else
            scheme == .dark
        #endif
    }

    private var day: Color { Color(red: 1, green: 0.95, blue: 0.8) }
    private var night: Color { Color(red: 0.1, green: 0.1, blue: 0.25) }
}

struct WholeView: View {
    static let families: [WidgetFamily] = [.systemSmall, .systemMedium]
    static var paper: AnyView { AnyView(Sunrise()) }

    @Environment(\.widgetFamily) private var family

    var body: some View {
        VStack {
            Text("Sunrise").font(.title).widgetAccentable()
            if family == .systemMedium { Text("over the bay and the old harbor").font(.subheadline) }
        }
        .dynamicTypeSize(...DynamicTypeSize.xLarge)
    }
}
