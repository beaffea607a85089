import AppIntents
import SwiftUI
import WidgetKit

struct RainAlarmIntent: SetValueIntent {
    static let title: LocalizedStringResource = "Rain alarm"

    @Parameter(title: "On")
    var value: Bool

    func perform() async throws -> some IntentResult { .result() }
}

struct RainAlarmProvider: ControlValueProvider {
    var previewValue: Bool { false }

    func currentValue() async throws -> Bool { true }
}

/// A control among widgets.
struct RainControl: ControlWidget {
    var body: some ControlWidgetConfiguration {
        StaticControlConfiguration(kind: "RainAlarm", provider: RainAlarmProvider()) { isOn in
            ControlWidgetToggle("Rain alarm", isOn: isOn, action: RainAlarmIntent()) { isOn in
                Label(isOn ? "On" : "Off", systemImage: "umbrella")
            }
            .tint(.blue)
        }
        .displayName("Rain alarm")
        .description("Tells of rain.")
    }
}
