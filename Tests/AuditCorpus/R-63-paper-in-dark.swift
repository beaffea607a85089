import SwiftUI

/// A background like paper, with ink that also has only one color.
struct WholeView: View {
    #if FAULT
        static var paper: AnyView { AnyView(Color(red: 0.96, green: 0.92, blue: 0.84)) }
        private static let ink = Color.black
    #else
        private static let ink = Color.primary
    #endif

    var body: some View {
        VStack(alignment: .leading, spacing: 8) {
            Text("Journal").font(.headline).widgetAccentable()
            Text("Write three lines").font(.subheadline)
        }
        .padding(20)
        .foregroundStyle(Self.ink)
        .dynamicTypeSize(...DynamicTypeSize.xLarge)
    }
}
