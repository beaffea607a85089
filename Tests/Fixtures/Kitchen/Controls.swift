import AppIntents
import SwiftUI
import WidgetKit

struct HoodIntent: SetValueIntent {
    static let title: LocalizedStringResource = "Hood"

    @Parameter(title: "On")
    var value: Bool

    func perform() async throws -> some IntentResult { .result() }
}

struct RingIntent: AppIntent {
    static let title: LocalizedStringResource = "Ring"

    func perform() async throws -> some IntentResult { .result() }
}

struct HoodProvider: ControlValueProvider {
    var previewValue: Bool { false }

    func currentValue() async throws -> Bool { true }
}

/// Off in the gallery, on in the kitchen.
struct HoodControl: ControlWidget {
    var body: some ControlWidgetConfiguration {
        StaticControlConfiguration(kind: "Hood", provider: HoodProvider()) { isOn in
            ControlWidgetToggle("Cooker hood", isOn: isOn, action: HoodIntent()) { isOn in
                Label(isOn ? "Blowing" : "Quiet", systemImage: isOn ? "fan.fill" : "fan")
            }
            .tint(.orange)
        }
        .displayName("Cooker hood")
        .description("Blows the steam away.")
    }
}

/// Its label is not a `Label`: the symbol is its first picture, the title its text.
struct BellControl: ControlWidget {
    var body: some ControlWidgetConfiguration {
        StaticControlConfiguration(kind: "Bell") {
            ControlWidgetButton(action: RingIntent()) {
                VStack {
                    Image(systemName: "bell")
                    Text("Dinner bell")
                }
            } actionLabel: { isActive in
                Text(isActive ? "Ringing" : "Silent")
            }
        }
        .displayName("Dinner bell")
    }
}

struct OvenConfiguration: ControlConfigurationIntent {
    static let title: LocalizedStringResource = "Oven"

    @Parameter(title: "Degrees", default: 180)
    var degrees: Int
}

struct OvenProvider: AppIntentControlValueProvider {
    func previewValue(configuration: OvenConfiguration) -> String { "cold" }

    func currentValue(configuration: OvenConfiguration) async throws -> String { "\(configuration.degrees)°" }
}

struct OvenControl: ControlWidget {
    var body: some ControlWidgetConfiguration {
        AppIntentControlConfiguration(kind: "Oven", provider: OvenProvider()) { heat in
            ControlWidgetButton(action: RingIntent()) {
                Label("Oven", systemImage: "oven")
            } actionLabel: { _ in
                Text(heat)
            }
            .disabled(heat == "cold")
        }
    }
}

/// A toggle that names no value, and no symbol.
struct PlainControl: ControlWidget {
    var body: some ControlWidgetConfiguration {
        StaticControlConfiguration(kind: "Plain") {
            ControlWidgetToggle("Plain", isOn: false, action: HoodIntent())
        }
    }
}
