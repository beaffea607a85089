import DeviceCatalog
import ExtensionProtocol
import Foundation

extension HostSnapshot {
    /// - Parameters:
    ///   - reader: The reader of the widgets' current content.
    ///   - notices: The notices about the host itself.
    init(_ reader: ScreenReader, clock: ClockState, revision: Int, notices: [String]) {
        let state = reader.device.state
        self.init(
            revision: revision, clock: clock, mode: state.mode, environment: state.environment,
            settings: state.settings, circumstances: state.circumstances,
            apps: state.extensions.values.sorted { $0.id < $1.id }.map { App($0) }, pages: state.pages,
            todayView: state.todayView, lockScreen: state.lockScreen, place: Place(reader.device.occupancy),
            instances: state.instances.values.sorted { $0.id < $1.id }.map { Instance($0, state, reader) },
            stacks: state.stacks.values.sorted { $0.id < $1.id }.map { Stack($0) },
            log: state.log.lines.suffix(200).map { LogLine($0) }, notices: notices)
    }
}

extension HostSnapshot.Instance {
    fileprivate init(_ instance: WidgetInstance, _ state: HostState, _ reader: ScreenReader) {
        let app = state.extensions[instance.extensionID]
        let widget = app?.widget(instance.kind)
        var suggestedUntil: Date?
        if case .suggestion(let until) = instance.origin { suggestedUntil = until }
        self.init(
            id: instance.id, extensionID: instance.extensionID, kind: instance.kind, family: instance.family,
            families: reader.device.families(of: instance.widget), context: instance.context,
            canvas: reader.device.environment(of: instance.id).map {
                .init(width: Double($0.canvasSize.width), height: Double($0.canvasSize.height))
            }, displayName: widget?.displayName ?? instance.kind, appName: app?.name ?? instance.extensionID.name,
            showsAppName: instance.context.showsAppName(on: instance.platform), configuration: instance.configuration,
            isConfigurable: widget?.parameters.isEmpty == false, suggestedUntil: suggestedUntil,
            shownKind: reader.shown(instance).kind, revision: reader.screens[instance.id]?.revision ?? 0,
            isLoading: reader.device.isLoading(instance.id), reasons: reader.reasons(of: instance),
            findings: reader.findings(of: instance), timeline: .init(instance.schedule),
            budget: .init(instance.budget, state.settings, at: reader.now))
    }
}

extension HostSnapshot.Budget {
    fileprivate init(_ budget: ReloadBudget, _ settings: HostSettings, at now: Date) {
        self.init(
            perDay: settings.reloadsPerDay, spent: budget.used(at: now), total: budget.total, free: budget.free,
            deferred: budget.deferred, nextGrant: budget.grant(at: now, settings: settings).date)
    }
}

extension HostSnapshot.Place {
    fileprivate init(_ occupancy: PlaceOccupancy) {
        self.init(
            members: occupancy.members.map(\.instance), own: occupancy.members.filter(\.isOwn).map(\.instance),
            rejected: occupancy.rejected.sorted { $0.key < $1.key }.map { Rejected(instance: $0.key, reason: $0.value) }
        )
    }
}

extension HostSnapshot.Timeline {
    fileprivate init(_ schedule: WidgetSchedule) {
        self.init(
            generation: schedule.generation, received: schedule.received,
            entries: schedule.entries.map {
                Entry(date: $0.date, shownFrom: $0.shownFrom, relevance: $0.relevance?.score)
            },
            shown: schedule.shown, policy: schedule.policy, planned: schedule.planned, failure: schedule.failure)
    }
}

extension HostSnapshot.Stack {
    fileprivate init(_ stack: WidgetStack) {
        self.init(
            id: stack.id, family: stack.family, members: stack.members, visible: stack.visible,
            rotation: stack.rotation, suggestions: stack.suggestions, heldUntil: stack.heldUntil)
    }
}

extension HostSnapshot.App {
    fileprivate init(_ installed: InstalledExtension) {
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
