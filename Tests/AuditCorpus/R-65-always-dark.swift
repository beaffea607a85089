import SwiftUI

/// Content and background that are dark in both appearances.
struct WholeView: View {
    #if FAULT
        static var paper: AnyView { AnyView(Color.black) }
        private static let scheme: ColorScheme? = .dark
    #else
        private static let scheme: ColorScheme? = nil
    #endif

    @Environment(\.colorScheme) private var scheme

    var body: some View {
        VStack(spacing: 10) {
            Image(systemName: "moon.fill").font(.title).accessibilityLabel("Moon")
            Text("Half moon").font(.headline).widgetAccentable()
        }
        .environment(\.colorScheme, Self.scheme ?? scheme)
        .dynamicTypeSize(...DynamicTypeSize.xLarge)
    }
}
