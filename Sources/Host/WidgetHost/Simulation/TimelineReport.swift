import ExtensionProtocol
import Foundation
import WidgetVocabulary

/// The content of a widget over time, and its requested, granted and deferred reloads.
package struct TimelineReport: Hashable, Sendable, Codable {
    /// A period with one picture.
    package struct Stretch: Hashable, Sendable, Codable {
        package var from: Date
        package var to: Date
        /// The provider's date of the entry; `nil` before the first.
        package var entryDate: Date?
        /// The number of the picture among the distinct ones, from 1; `nil` if nothing was drawn.
        package var picture: Int?
        /// The reasons that the picture is not current or would be gray on an iPhone.
        package var reasons: [String]
    }

    package struct Reload: Hashable, Sendable, Codable {
        package var asked: Date
        package var reason: WidgetSchedule.ReloadReason
        /// Whether it counts against the budget.
        package var isMetered: Bool
        package var granted: Date?
        package var deferredUntil: Date?
        package var because: String?
        /// The number of received entries; `nil` if the reload failed or was still deferred at the end.
        package var entries: Int?
        package var failure: String?
    }

    package var kind: String
    package var family: Family
    package var from: Date
    package var to: Date
    package var stretches: [Stretch]
    package var reloads: [Reload]
    package var reloadsPerDay: Int
    /// The number of distinct pictures.
    package var distinctPictures: Int
    /// The next reload after the end.
    package var planned: WidgetSchedule.PlannedReload?
    /// Other findings, in order; last, that a text follows the clock.
    package var findings: [String]

    /// The last failure of a widget that never provided a timeline, or of whose timelines nothing could be drawn; `nil`
    /// for one that succeeded at least once.
    package var permanentFailure: String? {
        let isReceived = reloads.contains { $0.entries != nil && $0.failure == nil }
        let isShown = stretches.contains { $0.entryDate != nil && $0.picture != nil }
        return isReceived || isShown ? nil : reloads.last { $0.failure != nil }?.failure
    }

    /// A date at which the displayed content changed.
    struct Change: Sendable {
        var date: Date
        var generation: Int
        var entry: WidgetSchedule.Entry?
        var reasons: [String]

        func isSame(as other: Change) -> Bool {
            generation == other.generation && entry == other.entry && reasons == other.reasons
        }
    }

    init(
        machine: HostMachine, instance id: InstanceID, pictures: [DrawingKey: String], changes: [Change],
        followsClock: Bool, from: Date, to: Date
    ) {
        let instance = machine.instance(id)
        kind = instance?.kind ?? ""
        family = instance?.family ?? .systemSmall
        self.from = from
        self.to = to
        reloadsPerDay = machine.settings.reloadsPerDay
        planned = instance?.schedule.planned
        var numbers: [String: Int] = [:]
        stretches = zip(changes, changes.dropFirst().map(\.date) + [to]).map { change, end in
            let entry = change.entry
            let key = DrawingKey(
                instance: id, generation: entry == nil ? 0 : change.generation, entry: entry?.index ?? 0)
            let picture = pictures[key].map { text in
                let number = numbers[text] ?? numbers.count + 1
                numbers[text] = number
                return number
            }
            return Stretch(
                from: change.date, to: end, entryDate: entry?.date, picture: picture, reasons: change.reasons)
        }
        distinctPictures = numbers.count
        let lines = machine.log.lines.filter { $0.instance == id }
        reloads = Self.reloads(lines)
        findings = Self.findings(lines) + (followsClock ? [Self.clockNote] : [])
    }

    private static let clockNote =
        "A text follows the clock: it changes between entries without a reload, which the pictures do not count."

    private static func reloads(_ lines: [HostLog.Line]) -> [Reload] {
        var reloads: [Reload] = []
        func changeLast(_ edit: (inout Reload) -> Void) {
            if !reloads.isEmpty { edit(&reloads[reloads.count - 1]) }
        }
        for line in lines {
            switch line.event {
            case .reloadAsked(let reason):
                reloads.append(Reload(asked: line.date, reason: reason, isMetered: !reason.isFree))
            case .reloadDeferred(_, let until, let because):
                changeLast {
                    $0.deferredUntil = until
                    $0.because = because
                }
            case .reloadGranted: changeLast { $0.granted = line.date }
            case .timelineReceived(let entries, _): changeLast { $0.entries = entries }
            case .failed(let message, _): changeLast { $0.failure = message }
            default: break
            }
        }
        return reloads
    }

    private static func findings(_ lines: [HostLog.Line]) -> [String] {
        var seen: Set<String> = []
        return lines.compactMap { line in
            switch line.event {
            case .gray, .entriesCoalesced, .entriesClose, .diagnostic, .note: line.text
            default: nil
            }
        }.filter { seen.insert($0).inserted }
    }
}
