import SwiftUI
import WidgetKit

/// The large size enlarges the content of the medium one as a picture.
struct ProbeView: View {
    static let families: [WidgetFamily] = [.systemMedium, .systemLarge]

    @Environment(\.widgetFamily) private var family

    var body: some View {
        VStack(spacing: 16) {
            VStack(spacing: 8) {
                Gauge(value: 0.5) { Text("Charge") }.gaugeStyle(.accessoryCircularCapacity)
                Text("Scooter").font(.headline)
            }
            .scaleEffect(family == .systemLarge ? 1.6 : 1)
            #if !FAULT
                if family == .systemLarge {
                    Spacer()
                    Label("Parked at home", systemImage: "house").font(.subheadline)
                }
            #endif
        }
        .dynamicTypeSize(...DynamicTypeSize.xLarge)
    }
}
