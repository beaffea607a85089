import SwiftUI
import WidgetKit

struct WholeView: View {
    @Environment(\.showsWidgetContainerBackground) private var hasBackground

    var body: some View {
        VStack(spacing: 0) {
            #if FAULT
                Color.blue.frame(height: 30)
            #else
                if hasBackground { Color.blue.frame(height: 30) }
            #endif
            Text("Rain").frame(maxWidth: .infinity, maxHeight: .infinity)
        }
    }
}
