import ActivityKit
import AlarmKit
import AppIntents
import SwiftUI
import WidgetKit

struct CookingData: AlarmMetadata {
    enum Method: String, Codable { case oven, stove }
    let method: Method
}

struct StopIntent: LiveActivityIntent {
    static let title: LocalizedStringResource = "Stop"

    @Parameter(title: "Alarm") var alarmID: String

    init() { alarmID = "" }
    init(alarmID: String) { self.alarmID = alarmID }

    func perform() async throws -> some IntentResult {
        try AlarmManager.shared.stop(id: UUID(uuidString: alarmID) ?? UUID())
        return .result()
    }
}

struct CookingActivity: Widget {
    var body: some WidgetConfiguration {
        ActivityConfiguration(for: AlarmAttributes<CookingData>.self) { context in
            VStack {
                Text(context.attributes.presentation.alert.title)
                countdown(context.state)
                if let method = context.attributes.metadata?.method { Text(method.rawValue) }
                Button(intent: StopIntent(alarmID: context.state.alarmID.uuidString)) {
                    Image(systemName: context.attributes.presentation.alert.stopButton.systemImageName)
                }
            }
            .tint(context.attributes.tintColor)
        } dynamicIsland: { context in
            DynamicIsland {
                DynamicIslandExpandedRegion(.leading) { countdown(context.state) }
            } compactLeading: {
                countdown(context.state)
            } compactTrailing: {
                Text(context.attributes.presentation.countdown?.title ?? "")
            } minimal: {
                Image(systemName: "timer")
            }
            .keylineTint(context.attributes.tintColor)
        }
    }

    @ViewBuilder
    func countdown(_ state: AlarmPresentationState) -> some View {
        switch state.mode {
        case .countdown(let countdown):
            Text(timerInterval: Date.now...countdown.fireDate, countsDown: true)
        case .paused(let paused):
            let remaining = Duration.seconds(paused.totalCountdownDuration - paused.previouslyElapsedDuration)
            Text(remaining.formatted(.time(pattern: .minuteSecond)))
        case .alert: EmptyView()
        @unknown default: EmptyView()
        }
    }
}

func schedule() async throws {
    let manager = AlarmManager.shared
    switch manager.authorizationState {
    case .notDetermined: guard try await manager.requestAuthorization() == .authorized else { return }
    case .authorized: break
    case .denied: return
    @unknown default: return
    }
    let stop = AlarmButton(text: "Done", textColor: .white, systemImageName: "stop.circle")
    let alert = AlarmPresentation.Alert(
        title: "Food is ready", stopButton: stop, secondaryButton: stop, secondaryButtonBehavior: .countdown)
    let attributes = AlarmAttributes<CookingData>(
        presentation: AlarmPresentation(alert: alert), metadata: CookingData(method: .oven), tintColor: .blue)
    let time = Alarm.Schedule.Relative.Time(hour: 8, minute: 30)
    let configuration = AlarmManager.AlarmConfiguration(
        countdownDuration: Alarm.CountdownDuration(preAlert: 600, postAlert: 60),
        schedule: .relative(.init(time: time, repeats: .weekly([.monday]))), attributes: attributes,
        secondaryIntent: StopIntent(alarmID: ""), sound: .named("Bell"))
    let alarm = try await manager.schedule(id: UUID(), configuration: configuration)
    for await alarms in manager.alarmUpdates { print(alarms.count, alarm.state == .alerting) }
}
