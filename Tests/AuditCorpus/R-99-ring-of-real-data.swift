import SwiftUI
import WidgetKit

/// Shapes are not redacted, so the placeholder of a ring is its content.
struct RingView: View {
    let entry: Reading
    @Environment(\.redactionReasons) private var reasons

    var body: some View {
        ZStack {
            Circle()
                .stroke(.blue.opacity(0.25), lineWidth: 14)
            #if FAULT
                arc(Double(entry.value) / 100)
            #else
                arc(reasons.contains(.placeholder) ? 1 : Double(entry.value) / 100)
            #endif
        }
        .padding(8)
        .accessibilityElement()
        .accessibilityLabel("Water")
        .accessibilityValue("\(entry.value)")
    }

    private func arc(_ share: Double) -> some View {
        Circle()
            .trim(from: 0, to: share)
            .stroke(.blue, style: StrokeStyle(lineWidth: 14, lineCap: .round))
            .rotationEffect(.degrees(-90))
    }
}

@main
struct RingWidget: Widget {
    var body: some WidgetConfiguration {
        StaticConfiguration(kind: "water", provider: ReadingProvider(sample: 62)) { entry in
            RingView(entry: entry)
                .widgetURL(URL(string: "water://day/today"))
                .containerBackground(.background, for: .widget)
        }
        .configurationDisplayName("Water")
        .description("Track how much you drink.")
        .supportedFamilies([.systemSmall])
    }
}
