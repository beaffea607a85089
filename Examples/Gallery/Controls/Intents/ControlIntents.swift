import AppIntents
import WidgetKit

struct SelectRoomIntent: ControlConfigurationIntent {
    static let title: LocalizedStringResource = "Choose Room"
    static let description = IntentDescription("Choose the room whose lamp to switch.")

    @Parameter(title: "Room", default: .livingRoom)
    var room: Room
}

struct SetLampIntent: SetValueIntent {
    static let title: LocalizedStringResource = "Switch Lamp"

    @Parameter(title: "On")
    var value: Bool

    @Parameter(title: "Room")
    var room: Room

    init() {}

    init(room: Room) {
        self.room = room
    }

    func perform() async throws -> some IntentResult {
        Home().set(room, isOn: value)
        return .result()
    }
}

struct SetTimerIntent: SetValueIntent {
    static let title: LocalizedStringResource = "Set Tea Timer"

    @Parameter(title: "Running")
    var value: Bool

    func perform() async throws -> some IntentResult {
        Home().setTimer(value ? .now.addingTimeInterval(180) : nil)
        return .result()
    }
}

struct DrinkIntent: AppIntent {
    static let title: LocalizedStringResource = "Drink a Glass of Water"

    func perform() async throws -> some IntentResult {
        Home().drink(on: .now)
        return .result()
    }
}
