import ExtensionProtocol
import Foundation

/// What becomes of the entries that providers give.
extension HostMachine {
    /// Entries drawn with one request; the first request draws one, so that something new is soon on screen.
    private static let chunk = 16

    mutating func entriesCame(
        _ request: RequestID, _ result: Result<EntriesReply, GatewayFailure>, at now: Date
    ) {
        switch requests.removeValue(forKey: request) {
        case .placeholder(let id): placeholderCame(id, result)
        case .timeline(let id): timelineCame(id, result, at: now)
        default: return
        }
    }

    private mutating func placeholderCame(_ id: InstanceID, _ result: Result<EntriesReply, GatewayFailure>) {
        guard case .success(let reply) = result, let instance = state.instances[id],
            var environment = environment(for: id)
        else { return }
        environment.redaction = .placeholder
        let request = nextRequest()
        requests[request] = .placeholderDrawing(id, token: reply.token, instance.extensionID)
        let order = DrawOrder(
            instance: id, generation: 0, token: reply.token, entries: [0], environment: environment)
        effects.append(.draw(request, instance.extensionID, order))
    }

    private mutating func timelineCame(
        _ id: InstanceID, _ result: Result<EntriesReply, GatewayFailure>, at now: Date
    ) {
        guard let loading = loadings[id], state.instances[id] != nil else { return }
        if let reason = loading.outdatedBy {
            restart(id, because: reason, at: now)
            return
        }
        switch result {
        case .failure(let failure): fail(id, failure.message, at: now)
        case .success(let reply): arrange(reply, for: id, at: now)
        }
    }

    private mutating func restart(_ id: InstanceID, because reason: WidgetSchedule.ReloadReason, at now: Date) {
        dropLoading(id)
        reload(id, because: reason, at: now)
    }

    private mutating func arrange(_ reply: EntriesReply, for id: InstanceID, at now: Date) {
        guard let old = state.instances[id]?.schedule else { return }
        let arrangement = TimelineArrangement(reply, settings: state.settings)
        let policy = WidgetSchedule.Policy(reply.policy)
        log(.timelineReceived(entries: reply.entries.count, policy: policy), at: now, instance: id)
        for diagnostic in reply.diagnostics {
            log(.diagnostic(diagnostic.message), at: now, instance: id)
        }
        if arrangement.undated > 0 {
            log(.diagnostic("\(arrangement.undated) entries have no usable date"), at: now, instance: id)
        }
        guard !arrangement.entries.isEmpty else {
            fail(id, "no entry of the timeline has a usable date", at: now)
            return
        }
        if arrangement.beyondLimit > 0 {
            log(
                .diagnostic(
                    "\(arrangement.beyondLimit) entries beyond the limit of \(state.settings.entryLimit) were dropped"),
                at: now, instance: id)
        }
        if arrangement.leftOut > 0 {
            log(
                .entriesCoalesced(leftOut: arrangement.leftOut, spacing: state.settings.entrySpacing), at: now,
                instance: id)
        }
        if let closest = arrangement.closest, closest < state.settings.advisedEntrySpacing {
            log(.entriesClose(spacing: closest), at: now, instance: id)
        }
        if !reply.requests.isEmpty, let instance = state.instances[id] {
            noteRelevance(reply.requests, of: instance.extensionID, at: now)
            for other in state.instances.values.sorted(by: { $0.id < $1.id })
            where other.extensionID == instance.extensionID && reply.requests.reload(other.kind) {
                reload(other.id, because: .widgetCenter, at: now)
            }
        }
        var schedule = WidgetSchedule(
            generation: old.generation + 1, entries: arrangement.entries, policy: policy, received: now)
        schedule.shown = schedule.entryIndex(at: now)
        loadings[id]?.schedule = schedule
        loadings[id]?.token = reply.token
        let first = schedule.shown ?? 0
        loadings[id]?.remaining = schedule.entries.dropFirst(first).map(\.index)
        drawNext(id, count: 1)
    }

    private mutating func drawNext(_ id: InstanceID, count: Int) {
        guard let instance = state.instances[id], let loading = loadings[id], let schedule = loading.schedule,
            let token = loading.token
        else { return }
        let entries = Array(loading.remaining.prefix(count))
        loadings[id]?.remaining.removeFirst(entries.count)
        let request = nextRequest()
        requests[request] = .drawing(id)
        let order = DrawOrder(
            instance: id, generation: schedule.generation, token: token, entries: entries,
            environment: loading.environment)
        effects.append(.draw(request, instance.extensionID, order))
    }

    mutating func drawingsCame(
        _ request: RequestID, _ result: Result<[DrawingFacts], GatewayFailure>, at now: Date
    ) {
        switch requests.removeValue(forKey: request) {
        case .placeholderDrawing(let id, let token, let owner):
            effects.append(.release(owner, token: token))
            if case .success = result, state.instances[id]?.schedule.generation == 0 { effects.append(.show(id)) }
        case .drawing(let id): timelineWasDrawn(id, result, at: now)
        default: return
        }
    }

    private mutating func timelineWasDrawn(
        _ id: InstanceID, _ result: Result<[DrawingFacts], GatewayFailure>, at now: Date
    ) {
        guard let loading = loadings[id], state.instances[id] != nil else { return }
        if let reason = loading.outdatedBy {
            restart(id, because: reason, at: now)
            return
        }
        switch result {
        case .failure(let failure) where failure.cause == .entriesGone && repetitions[id, default: 0] < 2:
            // The process that had the entries has ended; that is nobody's fault here, so it costs nothing.
            repetitions[id, default: 0] += 1
            restart(id, because: loading.isCommitted ? .environment : loading.reason.whenRepeated, at: now)
        case .failure(let failure): fail(id, failure.message, at: now)
        case .success(let facts): take(facts, of: id, at: now)
        }
    }

    private mutating func take(_ facts: [DrawingFacts], of id: InstanceID, at now: Date) {
        guard var loading = loadings[id] else { return }
        loading.drawnBytes += facts.reduce(0) { $0 + $1.byteCount }
        // A phone refuses such a timeline; here its first entries are shown, and no memory is spent on the rest.
        if loading.drawnBytes > state.settings.archiveLimit { loading.remaining = [] }
        loadings[id] = loading
        if !loading.isCommitted { commit(id, at: now) }
        let reasons = PhoneLimits(environment: loading.environment, settings: state.settings)
            .greyReasons(facts, archiveBytes: loading.drawnBytes)
        add(greyReasons: reasons, to: id, at: now)
        for text in Set(facts.flatMap(\.findings)).sorted() { log(.diagnostic(text), at: now, instance: id) }
        if loading.remaining.isEmpty {
            finish(id, at: now)
        } else {
            drawNext(id, count: Self.chunk)
        }
    }

    /// The new timeline takes the place of the old one.
    private mutating func commit(_ id: InstanceID, at now: Date) {
        guard let loading = loadings[id], var schedule = loading.schedule else { return }
        loadings[id]?.isCommitted = true
        failedSurroundings.remove(id)
        schedule.shown = schedule.entryIndex(at: now)
        // What was planned meanwhile, such as a reload that has to wait, stays.
        schedule.planned = state.instances[id]?.schedule.planned
        state.instances[id]?.schedule = schedule
        let old = tokens[id]
        tokens[id] = loading.token
        release(old, of: id)
        if schedule.planned == nil { planByPolicy(id, at: now) }
        if loading.followUp == nil, performing[id] == nil { pendingToggles[id] = nil }
        if let entry = schedule.shownEntry { log(.entryShown(date: entry.date), at: now, instance: id) }
        dirty.instances.insert(id)
        effects.append(.discardDrawings(id, before: schedule.generation))
        effects.append(.show(id))
        turnStack(of: id, at: now)
        if let instance = state.instances[id], instance.context == .watchSmartStack, loading.reason != .environment {
            askForClues(of: instance.kind, instance.extensionID, at: now)
        }
    }

    private mutating func finish(_ id: InstanceID, at now: Date) {
        guard let loading = loadings.removeValue(forKey: id) else { return }
        repetitions[id] = nil
        effects.append(.changed)
        if let reason = loading.followUp { reload(id, because: reason, at: now) }
        setAlarm(id, after: now)
    }

    /// A phone ends a process that grows too large, and with it the reload of every widget that it works for.
    mutating func noteMemory(_ bytes: Int, of id: ExtensionID, at now: Date) {
        let limit = state.settings.memoryLimit
        guard bytes > limit else { return }
        let reason = "the extension took \(bytes >> 20) MB of memory, a phone ends it at \(limit >> 20) MB"
        for instance in state.instances.keys.sorted() where state.instances[instance]?.extensionID == id {
            // The size differs from time to time; one line of it is enough.
            state.instances[instance]?.schedule.greyReasons.removeAll { $0.hasPrefix("the extension took ") }
            add(greyReasons: [reason], to: instance, at: now)
        }
    }

    private mutating func add(greyReasons: [String], to id: InstanceID, at now: Date) {
        for reason in greyReasons where state.instances[id]?.schedule.greyReasons.contains(reason) == false {
            state.instances[id]?.schedule.greyReasons.append(reason)
            log(.grey(reason: reason), at: now, instance: id)
            dirty.instances.insert(id)
            effects.append(.show(id))
        }
    }

    /// Draws the present entries anew for changed surroundings, without asking the provider.
    mutating func redraw(_ id: InstanceID, at now: Date) {
        guard let instance = state.instances[id], let environment = environment(for: id) else { return }
        guard loadings[id] == nil else {
            reload(id, because: .environment, at: now)
            return
        }
        guard let token = tokens[id], running.contains(instance.extensionID), !instance.schedule.entries.isEmpty
        else {
            if running.contains(instance.extensionID) { reload(id, because: .environment, at: now) }
            return
        }
        var schedule = instance.schedule
        schedule.generation += 1
        schedule.greyReasons = []
        if failedSurroundings.contains(id) {
            schedule.failure = nil
            state.instances[id]?.schedule.planned = nil
        }
        schedule.shown = schedule.entryIndex(at: now)
        var loading = Loading(reason: .environment, schedule: schedule, token: token, environment: environment)
        loading.remaining = schedule.entries.dropFirst(schedule.shown ?? 0).map(\.index)
        loadings[id] = loading
        drawNext(id, count: 1)
    }
}

extension WidgetSchedule.ReloadReason {
    /// The reason under which a reload is repeated that was interrupted through no fault of its own: it was paid for.
    var whenRepeated: Self { isFree ? self : .environment }
}
