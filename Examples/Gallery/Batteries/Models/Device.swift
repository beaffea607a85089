import Foundation

enum Device: String, Codable, CaseIterable, Identifiable {
    case phone, watch, earbuds, tablet

    var id: String { rawValue }

    var symbol: String {
        switch self {
        case .phone: "iphone"
        case .watch: "applewatch"
        case .earbuds: "airpods"
        case .tablet: "ipad"
        }
    }

    /// Opens the device in the app.
    var url: URL? { URL(string: "batteries://device/\(rawValue)") }
}

/// What a device reported about its battery.
struct Reading: Codable {
    let device: Device
    let date: Date
    /// 0…1.
    let level: Double
    /// How much the level changes in an hour; above 0 while the device charges.
    let rate: Double

    /// What the battery holds later, unless something changes.
    func battery(at date: Date) -> Battery {
        let hours = max(date.timeIntervalSince(self.date) / 3600, 0)
        let level = min(max(level + rate * hours, 0), 1)
        return Battery(device: device, level: level, isCharging: rate > 0)
    }
}

struct Battery: Identifiable {
    /// Below it, a battery asks for attention.
    static let low = 0.2

    let device: Device
    /// 0…1.
    let level: Double
    let isCharging: Bool

    var id: Device { device }
    var isLow: Bool { level <= Self.low && !isCharging }
}
