import AppIntents
import SwiftUI
import WidgetKit

struct Refresh: AppIntent {
    static let title: LocalizedStringResource = "Refresh"
    func perform() async throws -> some IntentResult { .result() }
}

struct ProbeView: View {
    var body: some View {
        HStack {
            Button(intent: Refresh()) { label }.buttonStyle(.plain)
            #if FAULT
                Button(intent: Refresh()) { label }.buttonStyle(.plain)
            #else
                label
            #endif
        }
    }

    private var label: some View {
        Text("Go").lineLimit(1).minimumScaleFactor(0.1).frame(width: 44, height: 20)
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
        .supportedFamilies([.accessoryRectangular])
    }
}
