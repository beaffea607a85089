import SwiftUI
import WidgetKit

/// Type that an iPad shows smaller than it is laid out, in a family that an iPhone does not have.
struct ProbeView: View {
    static let families: [WidgetFamily] = [.systemExtraLarge]

    var body: some View {
        HStack(alignment: .top, spacing: 24) {
            VStack(alignment: .leading, spacing: 12) {
                Text("Score").font(.title2).widgetAccentable()
                Text("Sonata in four movements").font(.headline)
                Spacer()
                #if FAULT
                    Text("for piano").font(.system(size: 9))
                #else
                    Text("for piano").font(.headline)
                #endif
            }
            Spacer()
            Image(systemName: "pianokeys").font(.largeTitle).accessibilityLabel("Piano")
        }
        .dynamicTypeSize(...DynamicTypeSize.xLarge)
    }
}
