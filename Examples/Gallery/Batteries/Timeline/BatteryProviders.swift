import WidgetKit

struct BatteriesEntry: TimelineEntry {
    let date: Date
    let batteries: [Battery]

    init(date: Date, batteries: [Battery]) {
        self.date = date
        self.batteries = batteries
    }

    init(date: Date, readings: [Reading]) {
        self.init(date: date, batteries: readings.map { $0.battery(at: date) })
    }

    /// Levels with one, two and three digits.
    static func placeholder(at date: Date) -> BatteriesEntry {
        let levels = zip(Device.allCases, [1, 0.64, 0.08, 0.5])
        return BatteriesEntry(
            date: date, batteries: levels.map { Battery(device: $0, level: $1, isCharging: false) })
    }

    /// A low battery is worth a look.
    var relevance: TimelineEntryRelevance? {
        TimelineEntryRelevance(score: batteries.contains(where: \.isLow) ? 80 : 10)
    }
}

struct BatteriesProvider: TimelineProvider {
    func placeholder(in context: Context) -> BatteriesEntry {
        .placeholder(at: .now)
    }

    func getSnapshot(in context: Context, completion: @escaping (BatteriesEntry) -> Void) {
        completion(BatteriesEntry(date: .now, readings: ReadingStore().readings(at: .now)))
    }

    func getTimeline(in context: Context, completion: @escaping (Timeline<BatteriesEntry>) -> Void) {
        let entries = Forecast.dates(from: .now).map { date in
            BatteriesEntry(date: date, readings: ReadingStore().readings(at: date))
        }
        completion(Timeline(entries: entries, policy: .atEnd))
    }
}

struct BatteryEntry: TimelineEntry {
    let date: Date
    let battery: Battery

    var relevance: TimelineEntryRelevance? {
        TimelineEntryRelevance(score: battery.isLow ? 80 : 10)
    }
}

struct BatteryProvider: AppIntentTimelineProvider {
    func placeholder(in context: Context) -> BatteryEntry {
        entry(for: .phone, at: .now)
    }

    func snapshot(for configuration: SelectDeviceIntent, in context: Context) async -> BatteryEntry {
        entry(for: configuration.device, at: .now)
    }

    func timeline(for configuration: SelectDeviceIntent, in context: Context) async -> Timeline<BatteryEntry> {
        Timeline(
            entries: Forecast.dates(from: .now).map { entry(for: configuration.device, at: $0) }, policy: .atEnd)
    }

    #if os(watchOS)
        func recommendations() -> [AppIntentRecommendation<SelectDeviceIntent>] {
            [AppIntentRecommendation(intent: SelectDeviceIntent(), description: "Lowest Charge")]
        }
    #endif

    private func entry(for choice: DeviceChoice, at date: Date) -> BatteryEntry {
        let batteries = ReadingStore().readings(at: date).map { $0.battery(at: date) }
        let none = Battery(device: .phone, level: 0, isCharging: false)
        return BatteryEntry(date: date, battery: choice.battery(of: batteries) ?? batteries.first ?? none)
    }
}

/// How far ahead the charge is predicted from the last readings.
enum Forecast {
    /// Every half hour of the next four hours.
    static func dates(from now: Date) -> [Date] {
        (0..<8).map { now.addingTimeInterval(Double($0) * 1800) }
    }
}
