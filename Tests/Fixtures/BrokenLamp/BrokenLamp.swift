import AppIntents
import SwiftUI
import WidgetKit

struct NoBulb: Error {}

struct LampIntent: SetValueIntent {
    static let title: LocalizedStringResource = "Lamp"

    @Parameter(title: "On")
    var value: Bool

    func perform() async throws -> some IntentResult { .result() }
}

struct LampProvider: ControlValueProvider {
    var previewValue: Bool { true }

    func currentValue() async throws -> Bool { throw NoBulb() }
}

struct LampControl: ControlWidget {
    var body: some ControlWidgetConfiguration {
        StaticControlConfiguration(kind: "Lamp", provider: LampProvider()) { isOn in
            ControlWidgetToggle("Lamp", isOn: isOn, action: LampIntent()) { isOn in
                Label(isOn ? "On" : "Off", systemImage: "lightbulb")
            }
        }
    }
}

@main
struct LampBundle: WidgetBundle {
    var body: some Widget { LampControl() }
}
