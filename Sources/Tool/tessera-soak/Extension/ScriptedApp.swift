import ExtensionProtocol
import Foundation
import RenderModel
import Synchronization
import WidgetHost
import WidgetVocabulary

/// An app without code, whose widgets follow the calendar in various ways.
///
/// 1. Each placed widget is identified by its configuration, the parameter `slot`.
/// 2. The text of each entry names the slot and the entry's date, so that a shown picture can be checked.
/// 3. Dates are computed with a calendar in the phone's time zone, as widgets do.
final class ScriptedApp: SimulatedApp {
    enum Habit: String, CaseIterable {
        /// The hours of a day as entries; a reload at the next midnight.
        case daily = "Daily"
        /// One entry; a reload at the next full hour.
        case hourly = "Hourly"
        /// A reload every quarter of an hour, which exceeds the budget.
        case frequent = "Frequent"
        /// One entry and no reload.
        case still = "Still"
        /// A reload every three hours, which often fails.
        case flaky = "Flaky"
    }

    /// A request to a provider.
    private struct Visit: Hashable {
        var slot: String
        var date: Date
    }

    let id = ExtensionID("scripted")
    let activity: String? = "Ferry"
    let calendar: Calendar
    private let seed: UInt64
    private let visits = Mutex<Set<Visit>>([])
    private let connections = Mutex<[ScriptedExtension]>([])

    init(timeZone: TimeZone, seed: UInt64) {
        var calendar = Calendar(identifier: .gregorian)
        calendar.timeZone = timeZone
        self.calendar = calendar
        self.seed = seed
    }

    var choices: [AppWidget] {
        [
            AppWidget(Habit.daily.rawValue, .systemSmall, count: 8),
            AppWidget(Habit.daily.rawValue, .systemMedium, count: 4),
            AppWidget(Habit.hourly.rawValue, .systemSmall, count: 6),
            AppWidget(Habit.frequent.rawValue, .systemSmall, count: 2),
            AppWidget(Habit.still.rawValue, .systemSmall, count: 4),
            AppWidget(Habit.flaky.rawValue, .systemSmall, count: 6),
        ]
    }

    /// The longest day has 25 hours; a deferral takes some minutes.
    let longestPause = 26 * 3_600.0
    let reloadableKinds = [Habit.frequent.rawValue, Habit.still.rawValue, Habit.flaky.rawValue]

    func connect(build: Int) -> any ExtensionGateway {
        let new = ScriptedExtension(self, build: build)
        connections.withLock { $0 = [new] }
        return new
    }

    func configuration(of widget: AppWidget, number: Int) -> [ConfigurationEntry] {
        [ConfigurationEntry(name: "slot", json: "\"slot \(number)\"")]
    }

    func loseProcess() {
        for connection in connections.withLock({ $0 }) { connection.loseEntries() }
    }

    var keptEntries: Int? { connections.withLock { $0.last?.keptEntries } }

    // MARK: Widgets

    /// - Parameter build: Every other build has a control.
    func description(ofBuild build: Int) -> ExtensionDescription {
        let parameter = ConfigurationParameter(
            name: "slot", title: "Slot", typeName: "String", defaultJSON: "\"slot\"")
        return ExtensionDescription(
            widgets: Habit.allCases.map { habit in
                WidgetDescription(
                    kind: habit.rawValue, displayName: habit.rawValue, families: [.systemSmall, .systemMedium],
                    configuration: .appIntent, parameters: [parameter])
            },
            activities: [ActivityDescription(attributes: "Ferry", typeName: "FerryActivity")],
            controls: build.isMultiple(of: 2) ? [ControlDescription(kind: "Horn", displayName: "Horn")] : [])
    }

    struct Timeline {
        var dates: [Date]
        var policy: EntriesReply.ReloadPolicy
    }

    func timeline(_ habit: Habit, slot: String, at now: Date) throws(GatewayFailure) -> Timeline {
        visits.withLock { _ = $0.insert(Visit(slot: slot, date: now)) }
        func after(_ date: Date) -> EntriesReply.ReloadPolicy { .after(date.timeIntervalSinceReferenceDate) }
        switch habit {
        case .daily:
            let midnight = calendar.midnight(after: now)
            var dates = [now]
            var next = calendar.hour(after: now)
            while next < midnight {
                dates.append(next)
                next = calendar.hour(after: next)
            }
            return Timeline(dates: dates, policy: after(midnight))
        case .hourly: return Timeline(dates: [now], policy: after(calendar.hour(after: now)))
        case .frequent: return Timeline(dates: [now], policy: after(now.addingTimeInterval(900)))
        case .still: return Timeline(dates: [now], policy: .never)
        case .flaky:
            var numbers = SeededNumbers(seed: seed ^ UInt64(bitPattern: Int64(now.timeIntervalSinceReferenceDate)))
            if numbers.happens(onceIn: 4) { throw GatewayFailure(.process, "the process ended") }
            return Timeline(dates: [now, now.addingTimeInterval(5_400)], policy: after(now.addingTimeInterval(10_800)))
        }
    }

    static func text(slot: String, date: Date) -> String { "\(slot) \(Int(date.timeIntervalSinceReferenceDate))" }

    // MARK: Checks

    /// Each widget that follows the days was reloaded at exactly this midnight. Earlier visits are forgotten.
    func faults(atMidnight date: Date, _ widgets: [HostSnapshot.Instance]) -> [String] {
        let present = visits.withLock { visits in
            defer { visits = [] }
            return visits
        }
        return widgets.compactMap { widget in
            guard widget.kind == Habit.daily.rawValue, let slot = Self.slot(of: widget.configuration.map(\.json))
            else { return nil }
            return present.contains(Visit(slot: slot, date: date))
                ? nil : "widget \(widget.id) (\(slot)) was not reloaded at midnight"
        }
    }

    func fault(in shown: ShownWidget, of widget: HostSnapshot.Instance) -> String? {
        guard let slot = Self.slot(of: widget.configuration.map(\.json)), let date = shown.entryDate else { return nil }
        let wanted = Self.text(slot: slot, date: date)
        let found = shown.tree?.root.firstText ?? "nothing"
        return found == wanted ? nil : "widget \(widget.id) shows “\(found)” instead of “\(wanted)”"
    }

    static func slot(of configuration: [String]) -> String? {
        configuration.first.map { String($0.dropFirst().dropLast()) }
    }
}

extension RenderNode {
    /// The first text in drawing order.
    fileprivate var firstText: String? {
        if case .text(let text) = content { return text.string }
        return children.lazy.compactMap(\.firstText).first
    }
}
