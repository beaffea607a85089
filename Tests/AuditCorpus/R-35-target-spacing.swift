import AppIntents
import SwiftUI
import WidgetKit

struct Refresh: AppIntent {
    static let title: LocalizedStringResource = "Refresh"
    func perform() async throws -> some IntentResult { .result() }
}

struct ProbeView: View {
    var body: some View {
        #if FAULT
            HStack(spacing: 4) { buttons }
        #else
            HStack(spacing: 12) { buttons }
        #endif
    }

    private var buttons: some View {
        ForEach(0..<2, id: \.self) { _ in
            Button(intent: Refresh()) {
                Text("Go").lineLimit(1).minimumScaleFactor(0.3).frame(width: 60, height: 60)
            }
            .buttonStyle(.plain)
        }
    }
}

@main
struct Probe: Widget {
    var body: some WidgetConfiguration {
        StaticConfiguration(kind: "Probe", provider: Provider()) { _ in
            ProbeView()
                .widgetURL(URL(string: "probe://page"))
                .containerBackground(.background, for: .widget)
        }
        .configurationDisplayName("Probe")
        .description("See the weather.")
        .supportedFamilies([.systemMedium])
    }
}
