import SwiftUI

/// Text styles that the environment holds at one size.
struct ProbeView: View {
    var body: some View {
        VStack(alignment: .leading) {
            Text("Piano").font(.headline).widgetAccentable()
            Text("Practice").font(.caption)
            Spacer()
        }
        .frame(maxWidth: .infinity, alignment: .leading)
        #if FAULT
            .environment(\.dynamicTypeSize, .medium)
        #else
            .dynamicTypeSize(...DynamicTypeSize.xxLarge)
        #endif
    }
}
