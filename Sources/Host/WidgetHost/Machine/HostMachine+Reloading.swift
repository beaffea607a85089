import ExtensionProtocol
import Foundation

/// When providers are asked for new timelines.
extension HostMachine {
    /// Wishes for a reload; it runs at once if the budget allows, otherwise as soon as it does.
    mutating func reload(_ id: InstanceID, because reason: WidgetSchedule.ReloadReason, at now: Date) {
        guard let instance = state.instances[id] else { return }
        if loadings[id] != nil {
            if reason.outdatesEntries {
                loadings[id]?.outdatedBy = reason
            } else if loadings[id]?.followUp?.isFree != true {
                loadings[id]?.followUp = reason
            }
            return
        }
        log(.reloadAsked(reason), at: now, instance: id)
        guard running.contains(instance.extensionID) else {
            state.instances[id]?.schedule.planned = nil
            note(failure: "the app's extension is not running", of: id, at: now)
            return
        }
        if !reason.isFree {
            let grant = instance.budget.grant(at: now, settings: state.settings)
            if grant.date > now {
                deferReload(id, reason, wanted: now, grant, at: now)
                return
            }
            state.instances[id]?.budget.spend(at: now)
        } else {
            state.instances[id]?.budget.free += 1
        }
        start(id, because: reason, at: now)
    }

    private mutating func deferReload(
        _ id: InstanceID, _ reason: WidgetSchedule.ReloadReason, wanted: Date, _ grant: ReloadGrant, at now: Date
    ) {
        let because = grant.because ?? ""
        // One that was planned earlier than this one could run serves both.
        if let planned = state.instances[id]?.schedule.planned, planned.due > now, planned.due <= grant.date {
            log(.reloadDeferred(reason, until: planned.due, because: because), at: now, instance: id)
            state.instances[id]?.budget.deferred += 1
            return
        }
        state.instances[id]?.schedule.planned = .init(
            reason: reason, wanted: wanted, due: grant.date, deferral: because)
        state.instances[id]?.budget.deferred += 1
        log(.reloadDeferred(reason, until: grant.date, because: because), at: now, instance: id)
        dirty.instances.insert(id)
        effects.append(.changed)
        setAlarm(id, after: now)
    }

    private mutating func start(_ id: InstanceID, because reason: WidgetSchedule.ReloadReason, at now: Date) {
        guard let instance = state.instances[id] else { return }
        guard let environment = environment(for: id) else {
            note(failure: "this device shows no \(instance.family.rawValue) widgets", of: id, at: now)
            return
        }
        state.instances[id]?.schedule.planned = nil
        loadings[id] = Loading(reason: reason, environment: environment)
        log(
            .reloadGranted(
                reason, spent: instance.budget.used(at: now), perDay: state.settings.reloadsPerDay),
            at: now, instance: id)
        let request = nextRequest()
        requests[request] = .timeline(id)
        effects.append(
            .requestEntries(
                request, instance.extensionID, id,
                EntriesRequest(
                    kind: instance.kind, purpose: .timeline, environment: environment,
                    configuration: instance.configuration.map { .init(name: $0.name, json: $0.json) },
                    timeLimit: state.settings.timelineTimeLimit)))
        dirty.instances.insert(id)
        effects.append(.changed)
        setAlarm(id, after: now)
    }

    /// The moment of a planned reload has come. It was wished for now, unless it was already put off.
    mutating func runPlanned(_ planned: WidgetSchedule.PlannedReload, of id: InstanceID, at now: Date) {
        guard loadings[id] == nil, let instance = state.instances[id],
            running.contains(instance.extensionID)
        else { return }
        state.instances[id]?.schedule.planned = nil
        if planned.deferral == nil {
            reload(id, because: planned.reason, at: now)
            return
        }
        let grant = instance.budget.grant(at: now, settings: state.settings)
        if grant.date > now {
            deferReload(id, planned.reason, wanted: planned.wanted, grant, at: now)
            return
        }
        if planned.reason.isFree {
            state.instances[id]?.budget.free += 1
        } else {
            state.instances[id]?.budget.spend(at: now)
        }
        start(id, because: planned.reason, at: now)
    }

    /// Asks for the placeholder, once; it is drawn as shapes.
    mutating func requestPlaceholder(_ id: InstanceID) {
        guard let instance = state.instances[id], running.contains(instance.extensionID),
            var environment = environment(for: id)
        else { return }
        environment.redaction = .placeholder
        let request = nextRequest()
        requests[request] = .placeholder(id)
        effects.append(
            .requestEntries(
                request, instance.extensionID, id,
                EntriesRequest(
                    kind: instance.kind, purpose: .placeholder, environment: environment,
                    configuration: instance.configuration.map { .init(name: $0.name, json: $0.json) },
                    timeLimit: state.settings.timelineTimeLimit)))
    }

    /// Seconds in which a widget is not asked again whatever its policy says: pictures change every two seconds at
    /// best (Apple's developer forums, thread 733081).
    private static let shortestPause: TimeInterval = 2

    /// Plans the reload that the timeline's policy wants.
    mutating func planByPolicy(_ id: InstanceID, at now: Date) {
        guard let schedule = state.instances[id]?.schedule else { return }
        let date: Date
        switch schedule.policy {
        case .never: return
        case .after(let moment): date = moment
        case .atEnd: date = schedule.entries.last?.date ?? now
        }
        let wanted = max(date, now.addingTimeInterval(Self.shortestPause))
        state.instances[id]?.schedule.planned = .init(reason: .policy, wanted: wanted, due: wanted)
    }

    /// Notes why there is nothing new and plans another attempt after a pause that doubles from failure to failure.
    mutating func fail(_ id: InstanceID, _ message: String, at now: Date) {
        if loadings[id]?.reason == .environment, state.instances[id]?.schedule.failure == nil {
            failedSurroundings.insert(id)
        }
        dropLoading(id)
        note(failure: message, of: id, at: now)
        guard let count = state.instances[id]?.schedule.failure?.count else { return }
        let factor = Double(1 << min(count - 1, 20))
        let retry = now.addingTimeInterval(min(state.settings.retryDelay * factor, state.settings.retryLimit))
        state.instances[id]?.schedule.planned = .init(reason: .retry, wanted: retry, due: retry)
        log(.failed(message: message, retry: retry), at: now, instance: id)
        pendingToggles[id] = nil
        setAlarm(id, after: now)
    }

    private mutating func note(failure message: String, of id: InstanceID, at now: Date) {
        guard let old = state.instances[id]?.schedule else { return }
        let count = (old.failure?.count ?? 0) + 1
        state.instances[id]?.schedule.failure = .init(
            message: message, count: count, since: old.failure?.since ?? now)
        if old.generation == 0 {
            state.instances[id]?.schedule.greyReasons = ["there was never a timeline: \(message)"]
            if old.greyReasons.isEmpty { log(.grey(reason: message), at: now, instance: id) }
        }
        dirty.instances.insert(id)
        effects.append(.show(id))
    }
}

extension WidgetSchedule.ReloadReason {
    /// Whether entries that were asked for before are of no use afterwards.
    var outdatesEntries: Bool {
        switch self {
        case .configuration, .environment, .build, .clock: true
        case .placed, .policy, .person, .interaction, .widgetCenter, .retry: false
        }
    }
}
