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
    static let families: [WidgetFamily] = [.systemLarge]

    var body: some View {
        VStack {
            Toggle(isOn: true, intent: Switch()) { Text("Lamp") }.toggleStyle(LampStyle())
            Spacer()
            Text("Rain")
        }
    }
}
