import ActivityKit
import AlarmKit
import AppIntents
import SwiftUI
import WidgetKit

struct EggMetadata: AlarmMetadata {
    var minutes = 7
}

struct EggAlarmWidget: Widget {
    var body: some WidgetConfiguration {
        ActivityConfiguration(for: AlarmAttributes<EggMetadata>.self) { context in
            VStack {
                switch context.state.mode {
                case .countdown(let countdown):
                    Text(timerInterval: Date.now...countdown.fireDate, countsDown: true)
                case .paused(let paused):
                    Text("\(paused.totalCountdownDuration - paused.previouslyElapsedDuration)")
                case .alert(let alert):
                    Text("\(alert.time.hour):\(alert.time.minute)")
                @unknown default:
                    EmptyView()
                }
                Text(context.attributes.presentation.alert.title)
                if let button = context.attributes.presentation.countdown?.pauseButton {
                    Label(button.text.key, systemImage: button.systemImageName).foregroundStyle(button.textColor)
                }
                Text("\(context.attributes.metadata?.minutes ?? 0)").tint(context.attributes.tintColor)
            }
        } dynamicIsland: { context in
            DynamicIsland {
                DynamicIslandExpandedRegion(.leading) { Text(context.attributes.presentation.alert.title) }
            } compactLeading: {
                Text("A")
            } compactTrailing: {
                Text("B")
            } minimal: {
                Image(systemName: "alarm")
            }
            .keylineTint(context.attributes.tintColor)
        }
    }
}

struct StopEggIntent: LiveActivityIntent {
    static let title: LocalizedStringResource = "Stop"
    @Parameter(title: "Alarm") var alarmID: String

    init() {}
    init(alarmID: String) { self.alarmID = alarmID }

    func perform() throws -> some IntentResult {
        if let id = UUID(uuidString: alarmID) { try AlarmManager.shared.stop(id: id) }
        return .result()
    }
}

func scheduleEgg() async throws {
    let manager = AlarmManager.shared
    switch manager.authorizationState {
    case .notDetermined: guard try await manager.requestAuthorization() == .authorized else { return }
    case .denied: return
    case .authorized: break
    @unknown default: return
    }
    let alert = AlarmPresentation.Alert(
        title: "Eggs are ready", stopButton: AlarmButton(text: "Done", textColor: .white, systemImageName: "stop.fill"),
        secondaryButton: AlarmButton(text: "Repeat", textColor: .white, systemImageName: "repeat"),
        secondaryButtonBehavior: .countdown)
    let attributes = AlarmAttributes<EggMetadata>(
        presentation: AlarmPresentation(
            alert: alert, countdown: .init(title: "Boiling"),
            paused: .init(title: "Off", resumeButton: .init(text: "Go", textColor: .red, systemImageName: "play"))),
        metadata: EggMetadata(), tintColor: .orange)
    let id = UUID()
    let alarm = try await manager.schedule(
        id: id,
        configuration: AlarmManager.AlarmConfiguration(
            countdownDuration: .init(preAlert: 60, postAlert: 5 * 60),
            schedule: .relative(.init(time: .init(hour: 7, minute: 30), repeats: .weekly([.monday, .friday]))),
            attributes: attributes, stopIntent: StopEggIntent(alarmID: id.uuidString), secondaryIntent: nil,
            sound: .named("egg.caf")))
    print(alarm.id, alarm.state == .scheduled)
    _ = try await manager.schedule(id: UUID(), configuration: .timer(duration: 60, attributes: attributes))
    for await alarms in manager.alarmUpdates { print(alarms.map(\.state)) }
    for alarm in try manager.alarms { try manager.cancel(id: alarm.id) }
}
