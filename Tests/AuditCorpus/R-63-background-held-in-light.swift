import SwiftUI

/// The system's background, which the environment holds in light.
struct WholeView: View {
    static var paper: AnyView {
        #if FAULT
            AnyView(Rectangle().fill(.background).environment(\.colorScheme, .light))
        #else
            AnyView(Rectangle().fill(.background))
        #endif
    }

    var body: some View {
        VStack(alignment: .leading, spacing: 8) {
            Image(systemName: "pawprint.fill").font(.title2).accessibilityHidden(true)
            Text("Walk the dog").font(.headline).widgetAccentable()
        }
        .padding(20)
        .dynamicTypeSize(...DynamicTypeSize.xLarge)
    }
}
