// PLATFORM visionOS
import SwiftUI
import WidgetKit

struct ProbeView: View {
    static let families: [WidgetFamily] = [.systemLarge]

    var body: some View {
        #if FAULT
            VStack {
                Text("Rain").font(.title)
                Text("Wind")
            }
        #else
            DistantForecast()
        #endif
    }
}
