import SwiftUI
import WidgetKit

struct ProbeView: View {
    static let families: [WidgetFamily] = [.systemMedium]

    var body: some View {
        #if FAULT
            HStack(spacing: 4) { buttons }
        #else
            HStack(spacing: 12) { buttons }
        #endif
    }

    private var buttons: some View {
        ForEach(0..<2, id: \.self) { _ in RefreshButton() }
    }
}
