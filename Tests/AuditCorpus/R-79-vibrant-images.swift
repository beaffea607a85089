import SwiftUI
import WidgetKit

struct ProbeView: View {
    static let families: [WidgetFamily] = [.accessoryRectangular]

    var body: some View {
        #if FAULT
            SkyView(image: Sky.gray)
        #else
            SkyView()
        #endif
    }
}
