import SwiftUI
import WidgetKit

struct ProbeView: View {
    static let families: [WidgetFamily] = [.accessoryInline]

    var body: some View {
        HStack {
            RefreshButton(width: 20, height: 20)
            #if FAULT
                RefreshButton(width: 20, height: 20)
            #else
                RefreshLabel(width: 20, height: 20)
            #endif
        }
    }
}
