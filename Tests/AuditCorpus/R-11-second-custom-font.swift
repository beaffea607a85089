import SwiftUI

/// A custom font in the smaller line, next to one in the title.
struct ProbeView: View {
    var body: some View {
        VStack(alignment: .leading, spacing: 6) {
            Text("Dune").font(.custom("Georgia", size: 24, relativeTo: .title2)).widgetAccentable()
            #if FAULT
                Text("Chapter nine").font(.custom("Palatino", size: 14, relativeTo: .subheadline))
            #else
                Text("Chapter nine").font(.subheadline)
            #endif
            Spacer()
        }
        .frame(maxWidth: .infinity, alignment: .leading)
        .dynamicTypeSize(...DynamicTypeSize.xLarge)
    }
}
