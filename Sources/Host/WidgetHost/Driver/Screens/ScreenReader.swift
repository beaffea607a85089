import ExtensionProtocol
import Foundation
import RenderModel
import RenderingModes
import Scenes

/// Reads the content of widgets at a date, and the reasons that it is not current, without changing the device or the
/// screens.
struct ScreenReader {
    let device: HostMachine
    let screens: WidgetScreens
    let connections: ExtensionConnections
    let now: Date

    /// The key of the drawing that a widget should show now.
    func wantedKey(_ id: InstanceID) -> DrawingKey? {
        guard let schedule = device.schedule(of: id) else { return nil }
        guard let entry = schedule.shownEntry else { return DrawingKey(instance: id, generation: 0, entry: 0) }
        return DrawingKey(instance: id, generation: schedule.generation, entry: entry.index)
    }

    /// The environment in which a drawing is shown.
    func environment(for key: DrawingKey) -> WidgetEnvironment? {
        var environment = device.environment(of: key.instance)
        if key.generation == 0 { environment?.redaction = .placeholder }
        return environment
    }

    /// The place's treatment of a widget's picture.
    func treatment(of id: InstanceID) -> Treatment {
        device.traits(of: id).map { Treatment($0.traits, in: $0.place) } ?? .fullColor
    }

    func shown(_ id: InstanceID) -> ShownWidget? { device.instance(id).map { shown($0) } }

    func shown(_ instance: WidgetInstance) -> ShownWidget {
        let (id, schedule) = (instance.id, instance.schedule)
        var reasons = reasons(of: instance)
        guard let screen = screens[id] else {
            let environment = device.environment(of: id)
            return ShownWidget(
                instance: id, kind: .blank, tree: nil, revision: 0,
                environment: environment ?? WidgetEnvironment(family: instance.family, canvasSize: .zero),
                reasons: reasons.isEmpty ? ["its content is loading"] : reasons)
        }
        let isWanted = wantedKey(id) == screen.key
        let kind: ShownWidget.Kind
        if screen.key.generation == 0 {
            kind = .placeholder
        } else {
            kind = isWanted && schedule.failure == nil ? .entry : .lastGood
            if !isWanted { reasons.append("the current entry has not been drawn yet") }
            if !device.isLoading(id), device.environment(of: id) != screen.environment {
                reasons.append("it was drawn for another environment and could not be drawn again")
            }
        }
        return ShownWidget(
            instance: id, kind: kind, tree: screen.shownTree, revision: screen.revision,
            environment: screen.environment, entryDate: schedule.shownEntry?.date,
            age: schedule.received.map { now.timeIntervalSince($0) }, nextTextChange: screen.nextTextChange,
            reasons: reasons, findings: findings(of: instance), pendingToggles: screen.appearance.toggles)
    }

    /// The reasons that a widget's content is not current, and that iOS would show it gray, as far as its schedule has
    /// them.
    func reasons(of instance: WidgetInstance) -> [String] {
        let schedule = instance.schedule
        var reasons = schedule.grayReasons
        if let failure = schedule.failure, !reasons.contains(where: { $0.contains(failure.message) }) {
            reasons.append("newer content is not available: \(failure.message)")
        }
        if !connections.isConnected(instance.extensionID), schedule.failure == nil {
            reasons.append("the app's extension is not running; the widget shows its last content")
        }
        guard let screen = screens[instance.id] else { return reasons }
        if let reason = screens.crash(of: instance.id, token: device.token(of: instance.id)), screen.runs,
            !reasons.contains(where: { $0.contains(reason) })
        {
            reasons.append("its content continues without its process, which crashed: \(reason)")
        }
        if let standstill = screen.standstill {
            reasons.append("text that shows the time is not updated: \(standstill)")
        }
        return reasons
    }

    /// Recommendations for the widget, as text. Content that never changes does not become outdated.
    func findings(of instance: WidgetInstance) -> [String] {
        let schedule = instance.schedule
        guard let screen = screens[instance.id], screen.key.generation > 0, wantedKey(instance.id) == screen.key,
            let entry = schedule.shownEntry, let received = schedule.received, schedule.policy != .never
        else { return [] }
        let finding = Freshness.finding(
            screen.tree, entryDate: entry.date, received: received, now: now, environment: screen.environment)
        return finding.map { [$0] } ?? []
    }
}
