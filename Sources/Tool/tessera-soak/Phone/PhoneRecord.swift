import ExtensionProtocol
import Foundation
import WidgetHost

/// What the host has acknowledged, and what disturbed the schedule of its widgets.
struct PhoneRecord {
    struct Widget: Hashable {
        var choice: AppWidget
        var configuration: [ConfigurationEntry]
    }

    private(set) var widgets: [InstanceID: Widget] = [:]
    private var disturbed: [InstanceID: Date] = [:]
    private var lastNumber = 0

    var ids: [InstanceID] { widgets.keys.sorted() }

    /// A number that no widget had before.
    mutating func nextNumber() -> Int {
        lastNumber += 1
        return lastNumber
    }

    func count(of choice: AppWidget) -> Int { widgets.values.count { $0.choice == choice } }

    mutating func place(_ id: InstanceID, _ widget: Widget, at now: Date) {
        widgets[id] = widget
        disturbed[id] = now
    }

    mutating func configure(_ id: InstanceID, _ configuration: [ConfigurationEntry]) {
        widgets[id]?.configuration = configuration
    }

    mutating func remove(_ id: InstanceID) {
        widgets[id] = nil
        disturbed[id] = nil
    }

    mutating func removeAll() {
        widgets = [:]
        disturbed = [:]
    }

    /// Something changed the dates at which widgets reload.
    mutating func disturb(at now: Date) {
        for id in widgets.keys { disturbed[id] = now }
    }

    func isUndisturbed(_ id: InstanceID, since date: Date) -> Bool { disturbed[id].map { $0 <= date } ?? false }

    /// - Returns: The first difference between what was acknowledged and what the host has.
    func difference(from instances: [HostSnapshot.Instance]) -> String? {
        let present = instances.map(\.id).sorted()
        guard present == ids else {
            let lost = ids.filter { !present.contains($0) }
            let extra = present.filter { widgets[$0] == nil }
            return "acknowledged widgets \(lost) are lost, and widgets \(extra) exist unexpectedly"
        }
        for instance in instances {
            guard let widget = widgets[instance.id] else { continue }
            guard instance.kind == widget.choice.kind, instance.family == widget.choice.family,
                instance.configuration == widget.configuration
            else {
                return "widget \(instance.id) is \(instance.kind) \(instance.configuration) instead of "
                    + "\(widget.choice.kind) \(widget.configuration)"
            }
        }
        return nil
    }
}
