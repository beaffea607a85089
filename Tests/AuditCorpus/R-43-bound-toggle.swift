import SwiftUI
import WidgetKit

/// A toggle with a binding, which changes nothing in a widget.
struct ProbeView: View {
    static let families: [WidgetFamily] = [.systemMedium]

    var body: some View {
        VStack(alignment: .leading, spacing: 10) {
            Text("Heating").font(.headline).widgetAccentable()
            #if FAULT
                Toggle(isOn: .constant(true)) { Text("Bath").frame(minHeight: 48) }
            #else
                Toggle(isOn: true, intent: Refresh()) { Text("Bath").frame(minHeight: 48) }
            #endif
        }
        .dynamicTypeSize(...DynamicTypeSize.xLarge)
    }
}
