import WidgetKit

struct LampProvider: AppIntentControlValueProvider {
    struct Value {
        let room: Room
        let isOn: Bool
    }

    func previewValue(configuration: SelectRoomIntent) -> Value {
        Value(room: configuration.room, isOn: true)
    }

    func currentValue(configuration: SelectRoomIntent) async throws -> Value {
        Value(room: configuration.room, isOn: Home().isOn(configuration.room))
    }
}

struct TimerValueProvider: ControlValueProvider {
    var previewValue: Bool { false }

    func currentValue() async throws -> Bool {
        Home().timer(at: .now) != nil
    }
}

struct WaterProvider: ControlValueProvider {
    var previewValue: Int { 5 }

    func currentValue() async throws -> Int {
        Home().glasses(on: .now)
    }
}
