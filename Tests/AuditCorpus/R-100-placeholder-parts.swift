import SwiftUI
import WidgetKit

struct ProbeView: View {
    static let families: [WidgetFamily] = [.systemLarge]

    @Environment(\.redactionReasons) private var reasons

    var body: some View {
        if reasons.contains(.placeholder) {
            #if FAULT
                Rectangle().fill(Color.gray.opacity(0.5)).frame(width: 90, height: 90)
            #else
                TallForecast()
            #endif
        } else {
            TallForecast()
        }
    }
}
