// PLATFORM visionOS
import SwiftUI
import WidgetKit

struct ProbeView: View {
    static let families: [WidgetFamily] = [.systemLarge]

    @Environment(\.levelOfDetail) private var detail

    var body: some View {
        #if FAULT
            Text(detail == .simplified ? "Rain" : "Rainy").font(.title)
        #else
            DistantForecast()
        #endif
    }
}
