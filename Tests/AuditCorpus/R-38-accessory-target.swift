import SwiftUI
import WidgetKit

struct ProbeView: View {
    static let families: [WidgetFamily] = [.accessoryRectangular]

    var body: some View {
        HStack {
            RefreshButton(width: 44, height: 20)
            #if FAULT
                RefreshButton(width: 44, height: 20)
            #else
                RefreshLabel(width: 44, height: 20)
            #endif
        }
    }
}
