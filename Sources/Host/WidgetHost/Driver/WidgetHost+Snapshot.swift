import DeviceCatalog
import ExtensionProtocol
import Foundation

extension WidgetHost {
    package func snapshot() -> HostSnapshot {
        let state = machine.state
        return HostSnapshot(
            revision: revision, clock: clock.state, mode: state.mode, environment: state.environment,
            settings: state.settings, circumstances: state.circumstances,
            apps: state.extensions.values.sorted { $0.id < $1.id }.map { HostSnapshot.App($0) }, pages: state.pages,
            todayView: state.todayView, lockScreen: state.lockScreen,
            place: HostSnapshot.Place(machine.roster),
            instances: state.instances.values.sorted { $0.id < $1.id }.map { snapshot(of: $0) },
            stacks: state.stacks.values.sorted { $0.id < $1.id }.map { HostSnapshot.Stack($0) },
            log: state.log.lines.suffix(200).map { HostSnapshot.LogLine($0) }, notices: notices)
    }

    private func snapshot(of instance: WidgetInstance) -> HostSnapshot.Instance {
        let state = machine.state
        let app = state.extensions[instance.extensionID]
        let widget = app?.widget(instance.kind)
        var suggestedUntil: Date?
        if case .suggestion(let until) = instance.origin { suggestedUntil = until }
        let now = clock.now
        return HostSnapshot.Instance(
            id: instance.id, extensionID: instance.extensionID, kind: instance.kind, family: instance.family,
            context: instance.context,
            canvas: machine.environment(for: instance.id).map {
                .init(width: Double($0.canvasSize.width), height: Double($0.canvasSize.height))
            }, displayName: widget?.displayName ?? instance.kind,
            appName: app?.name ?? instance.extensionID.name,
            showsAppName: instance.context.showsAppName(on: instance.platform), configuration: instance.configuration,
            isConfigurable: widget?.parameters.isEmpty == false, suggestedUntil: suggestedUntil,
            shownKind: shownKind(instance.id), revision: screens[instance.id]?.revision ?? 0,
            isLoading: machine.isLoading(instance.id), reasons: reasons(of: instance),
            findings: findings(of: instance),
            timeline: HostSnapshot.Timeline(instance.schedule),
            budget: HostSnapshot.Budget(
                perDay: state.settings.reloadsPerDay, spent: instance.budget.used(at: now),
                total: instance.budget.total, free: instance.budget.free, deferred: instance.budget.deferred,
                nextGrant: instance.budget.grant(at: now, settings: state.settings).date))
    }
}

extension HostSnapshot.Place {
    init(_ roster: PlaceRoster) {
        self.init(
            members: roster.members.map(\.instance), own: roster.members.filter(\.isOwn).map(\.instance),
            refused: roster.refused.sorted { $0.key < $1.key }.map { Refused(instance: $0.key, reason: $0.value) })
    }
}

extension HostSnapshot.Timeline {
    init(_ schedule: WidgetSchedule) {
        self.init(
            received: schedule.received,
            entries: schedule.entries.map {
                Entry(date: $0.date, shownFrom: $0.shownFrom, relevance: $0.relevance?.score)
            },
            shown: schedule.shown, policy: schedule.policy, planned: schedule.planned, failure: schedule.failure)
    }
}

extension HostSnapshot.Stack {
    init(_ stack: WidgetStack) {
        self.init(
            id: stack.id, family: stack.family, members: stack.members, visible: stack.visible,
            rotation: stack.rotation, suggestions: stack.suggestions, heldUntil: stack.heldUntil)
    }
}

extension HostSnapshot.App {
    init(_ installed: InstalledExtension) {
        self.init(
            id: installed.id, name: installed.name, build: installed.build,
            kinds: installed.description.widgets.map(\.kind))
    }
}

extension HostSnapshot.LogLine {
    init(_ line: HostLog.Line) {
        self.init(
            id: line.id, date: line.date, instance: line.instance, extensionID: line.extensionID, event: line.event,
            text: line.text)
    }
}
