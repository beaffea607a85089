import SwiftUI
import WidgetKit

struct WholeView: View {
    var body: some View {
        #if FAULT
            SkyView(mode: .fullColor, side: .infinity)
        #else
            SkyView(mode: .fullColor)
        #endif
    }
}
