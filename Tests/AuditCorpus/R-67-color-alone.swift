import AppIntents
import SwiftUI
import WidgetKit

struct Switch: AppIntent {
    static let title: LocalizedStringResource = "Switch"
    func perform() async throws -> some IntentResult { .result() }
}

struct LampStyle: ToggleStyle {
    func makeBody(configuration: Configuration) -> some View {
        VStack {
            #if FAULT
                Circle().fill(configuration.isOn ? Color.red : Color.green).frame(width: 60, height: 60)
            #else
                Image(systemName: configuration.isOn ? "lightbulb.fill" : "lightbulb").frame(width: 60, height: 60)
            #endif
            configuration.label
        }
    }
}

struct ProbeView: View {
    var body: some View {
        VStack {
            Toggle(isOn: true, intent: Switch()) { Text("Lamp") }.toggleStyle(LampStyle())
            Spacer()
            Text("Rain")
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
        .supportedFamilies([.systemLarge])
    }
}
