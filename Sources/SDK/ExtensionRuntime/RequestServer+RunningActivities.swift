import ExtensionProtocol
import Foundation
import WidgetKit

/// Live Activities that the device shows while an intent runs.
extension RequestServer {
    /// The activities whose states this process has.
    func running(_ names: [RunningActivityName]) -> [RunningActivities.Entry] {
        names.compactMap { name in
            guard let drawings = store[name.token]?.drawings, drawings.indices.contains(name.state),
                let moment = drawings[name.state].activity
            else { return nil }
            return RunningActivities.Entry(
                id: Self.identifier(name.number), attributes: moment.attributes, state: moment.state,
                phase: moment.isStale ? .stale : .active)
        }
    }

    /// The intent's changes, each with its new state under a token.
    mutating func takeActivityChanges(_ names: [RunningActivityName]) -> [ActivityChange] {
        var changes: [ActivityChange] = []
        for entry in RunningActivities.takeChanged() {
            guard let name = names.first(where: { Self.identifier($0.number) == entry.id }),
                let moment = activities.lazy.compactMap({ $0.source.moment(of: entry) }).first
            else { continue }
            let date = store[name.token]?.drawings.first?.date ?? Date()
            let phase: ActivityChange.Phase =
                switch entry.phase {
                case .ended: .ended
                case .dismissed: .dismissed
                default: .active
                }
            changes.append(
                ActivityChange(
                    number: name.number, token: store.keep(.init(drawings: [.init(moment, at: date)])),
                    age: moment.isStale ? .stale : .current, phase: phase))
        }
        return changes
    }

    /// As returned by `Activity.id`.
    private static func identifier(_ number: Int) -> String {
        let digits = String(number, radix: 16)
        return "00000000-0000-4000-8000-" + String(repeating: "0", count: max(0, 12 - digits.count)) + digits.suffix(12)
    }
}
