import SwiftUI
import WidgetKit

struct WholeView: View {
    var body: some View {
        ZStack {
            #if FAULT
                Rectangle().fill(.background)
            #else
                EmptyView()
            #endif
            Text("Rain")
        }
    }
}
