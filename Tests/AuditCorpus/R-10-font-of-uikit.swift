import SwiftUI
import UIKit

/// A caption with a font of UIKit, whose size is fixed.
struct ProbeView: View {
    var body: some View {
        VStack(alignment: .leading, spacing: 4) {
            Text("Sourdough").font(.title3).widgetAccentable()
            #if FAULT
                Text("Fold the dough").font(Font(UIFont.systemFont(ofSize: 13)))
            #else
                Text("Fold the dough").font(.footnote)
            #endif
        }
        .dynamicTypeSize(...DynamicTypeSize.xLarge)
    }
}
