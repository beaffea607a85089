import Foundation

/// The last reading of each device. The app saves them in the app group.
struct ReadingStore {
    private static let key = "readings"

    private let defaults = UserDefaults(suiteName: "group.com.example.gallery")

    /// The saved readings; samples until there are any.
    func readings(at date: Date) -> [Reading] {
        guard let data = defaults?.data(forKey: Self.key),
            let readings = try? JSONDecoder().decode([Reading].self, from: data)
        else { return Reading.samples(at: date) }
        return readings
    }
}

extension Reading {
    /// A day of four devices: the phone and the watch charge at night, the earbuds over noon, the tablet in the
    /// morning.
    static func samples(at date: Date, in calendar: Calendar = .current) -> [Reading] {
        let midnight = calendar.startOfDay(for: date)
        let hour = date.timeIntervalSince(midnight) / 3600
        return Device.allCases.map { device in
            let phase = device.phases.last { $0.hour <= hour } ?? device.phases[0]
            return Reading(
                device: device, date: midnight.addingTimeInterval(phase.hour * 3600), level: phase.level,
                rate: phase.rate)
        }
    }
}

extension Device {
    /// From an hour of the day on, the level changes at a rate.
    fileprivate struct Phase {
        let hour: Double
        let level: Double
        let rate: Double
    }

    fileprivate var phases: [Phase] {
        switch self {
        case .phone:
            [Phase(hour: 0, level: 0.45, rate: 0.18), Phase(hour: 6.5, level: 1, rate: -0.052)]
        case .watch:
            [
                Phase(hour: 0, level: 0.62, rate: -0.03), Phase(hour: 6.5, level: 0.42, rate: 0.45),
                Phase(hour: 8, level: 0.98, rate: -0.028),
            ]
        case .earbuds:
            [
                Phase(hour: 0, level: 0.35, rate: -0.004), Phase(hour: 8, level: 0.32, rate: -0.08),
                Phase(hour: 11, level: 0.08, rate: 0.6), Phase(hour: 13, level: 1, rate: -0.06),
            ]
        case .tablet:
            [
                Phase(hour: 0, level: 0.58, rate: -0.002), Phase(hour: 9, level: 0.55, rate: 0.14),
                Phase(hour: 12, level: 0.97, rate: -0.03),
            ]
        }
    }
}
