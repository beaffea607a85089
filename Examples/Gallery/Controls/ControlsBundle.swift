import SwiftUI
import WidgetKit

@main
struct ControlsBundle: WidgetBundle {
    var body: some Widget {
        LampControl()
        TimerControl()
        WaterControl()
    }
}

/// Switches the lamp of a room that people choose.
struct LampControl: ControlWidget {
    var body: some ControlWidgetConfiguration {
        AppIntentControlConfiguration(kind: "com.example.gallery.lamp", provider: LampProvider()) { lamp in
            ControlWidgetToggle(isOn: lamp.isOn, action: SetLampIntent(room: lamp.room)) {
                Label(lamp.room.name, systemImage: lamp.isOn ? "lightbulb.fill" : "lightbulb")
            } valueLabel: { isOn in
                Label(
                    isOn ? LocalizedStringKey("On") : LocalizedStringKey("Off"),
                    systemImage: isOn ? "lightbulb.fill" : "lightbulb")
            }
            .tint(.yellow)
        }
        .displayName("Lamp")
        .description("Switch the lamp of a room.")
    }
}

/// Starts a timer, or stops it.
struct TimerControl: ControlWidget {
    var body: some ControlWidgetConfiguration {
        StaticControlConfiguration(kind: "com.example.gallery.timer", provider: TimerValueProvider()) { isRunning in
            ControlWidgetToggle(isOn: isRunning, action: SetTimerIntent()) {
                Label("Tea Timer", systemImage: "timer")
            } valueLabel: { isRunning in
                Label(
                    isRunning ? LocalizedStringKey("Running") : LocalizedStringKey("3 min"), systemImage: "timer")
            }
            .tint(.orange)
        }
        .displayName("Tea Timer")
        .description("Start a timer of three minutes.")
    }
}

/// Counts a glass of water.
struct WaterControl: ControlWidget {
    var body: some ControlWidgetConfiguration {
        StaticControlConfiguration(kind: "com.example.gallery.water", provider: WaterProvider()) { glasses in
            ControlWidgetButton(action: DrinkIntent()) {
                Label("\(glasses) glasses", systemImage: "drop.fill")
            }
            .tint(.cyan)
        }
        .displayName("Water")
        .description("Count the glasses that you drink.")
    }
}
