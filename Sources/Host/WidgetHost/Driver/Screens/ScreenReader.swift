import ExtensionProtocol
import Foundation
import RenderModel
import RenderingModes
import Scenes

/// What widgets show at a moment, and why that is not the newest: reads the device and the screens and changes neither.
struct ScreenReader {
    let device: HostMachine
    let screens: WidgetScreens
    let connections: ExtensionConnections
    let now: Date

    /// The drawing that a widget should show now.
    func wantedKey(_ id: InstanceID) -> DrawingKey? {
        guard let schedule = device.schedule(of: id) else { return nil }
        guard let entry = schedule.shownEntry else { return DrawingKey(instance: id, generation: 0, entry: 0) }
        return DrawingKey(instance: id, generation: schedule.generation, entry: entry.index)
    }

    /// The environment for which a drawing is shown.
    func environment(for key: DrawingKey) -> WidgetEnvironment? {
        var environment = device.environment(of: key.instance)
        if key.generation == 0 { environment?.redaction = .placeholder }
        return environment
    }

    /// What the place does to the picture of a widget.
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
                reasons: reasons.isEmpty ? ["it is being loaded"] : reasons)
        }
        let isWanted = wantedKey(id) == screen.key
        let kind: ShownWidget.Kind
        if screen.key.generation == 0 {
            kind = .placeholder
        } else {
            kind = isWanted && schedule.failure == nil ? .entry : .lastGood
            if !isWanted { reasons.append("the entry for now was not drawn yet") }
            if !device.isLoading(id), device.environment(of: id) != screen.environment {
                reasons.append("it was drawn for other surroundings and could not be drawn again")
            }
        }
        return ShownWidget(
            instance: id, kind: kind, tree: screen.shownTree, revision: screen.revision,
            environment: screen.environment, entryDate: schedule.shownEntry?.date,
            age: schedule.received.map { now.timeIntervalSince($0) }, nextTextChange: screen.nextTextChange,
            reasons: reasons, findings: findings(of: instance), pendingToggles: screen.appearance.toggles)
    }

    /// Why what a widget shows is not current, and why a phone would show it grey, as far as the schedule says.
    func reasons(of instance: WidgetInstance) -> [String] {
        let schedule = instance.schedule
        var reasons = schedule.greyReasons
        if let failure = schedule.failure, !reasons.contains(where: { $0.contains(failure.message) }) {
            reasons.append("there is nothing newer: \(failure.message)")
        }
        if !connections.isConnected(instance.extensionID), schedule.failure == nil {
            reasons.append("the app's extension is not running; this is what it showed last")
        }
        guard let screen = screens[instance.id] else { return reasons }
        if let reason = screens.breakdown(of: instance.id, token: device.token(of: instance.id)), screen.runs,
            !reasons.contains(where: { $0.contains(reason) })
        {
            reasons.append("what it shows goes on without its process, which broke down: \(reason)")
        }
        if let standstill = screen.standstill {
            reasons.append("a text that tells the time stands still: \(standstill)")
        }
        return reasons
    }

    /// What the widget could do better, in words. Content that never changes does not grow old.
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
