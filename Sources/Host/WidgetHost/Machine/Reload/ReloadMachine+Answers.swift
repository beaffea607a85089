import ExtensionProtocol
import Foundation

/// The handling of the entries that providers return.
extension ReloadMachine {
    /// The number of entries drawn with one request; the first request draws one, so that new content appears quickly.
    private static let chunk = 16

    mutating func didReceiveEntries(
        _ request: RequestID, _ result: Result<EntriesReply, GatewayFailure>, in context: some ReloadContext,
        _ out: inout HostOutbox
    ) -> [ReloadOutcome] {
        switch loads.takeQuestion(request) {
        case .placeholder(let id, let owner)?:
            guard let widget = context.widget(id), let environment = context.environment(of: widget) else {
                drop(result, of: owner, &out)
                return []
            }
            if case .success(let reply) = result { drawPlaceholder(of: widget, reply, environment, &out) }
            return []
        case .timeline(let id, let owner)?:
            guard let widget = context.widget(id), let load = loads[id] else {
                drop(result, of: owner, &out)
                return []
            }
            if let reason = load.outdatedBy {
                drop(result, of: owner, &out)
                restart(widget, because: reason, in: context, &out)
                return []
            }
            switch result {
            case .failure(let failure): return [fail(widget, failure.message, in: context, &out)]
            case .success(let reply): return receive(reply, for: widget, in: context, &out)
            }
        case .unused(let owner)?:
            drop(result, of: owner, &out)
            return []
        case .placeholderDrawing, .drawing, nil: return []
        }
    }

    mutating func didReceiveDrawings(
        _ request: RequestID, _ result: Result<[DrawingFacts], GatewayFailure>, in context: some ReloadContext,
        _ out: inout HostOutbox
    ) -> [ReloadOutcome] {
        switch loads.takeQuestion(request) {
        case .placeholderDrawing(let id, let token, let owner)?:
            out.emit(.release(owner, token: token))
            if case .success = result, schedules[id]?.generation == 0 { out.emit(.show(id)) }
            return []
        case .drawing(let id)?:
            guard let widget = context.widget(id), let load = loads[id] else { return [] }
            if let reason = load.outdatedBy {
                restart(widget, because: reason, in: context, &out)
                return []
            }
            switch result {
            case .failure(let failure) where failure.cause == .entriesGone && loads.mayRepeat(id):
                // The process with the entries ended, which the widget did not cause, so the reload is free.
                restart(
                    widget, because: load.isCommitted ? .environment : load.reason.whenRepeated, in: context, &out)
                return []
            case .failure(let failure): return [fail(widget, failure.message, in: context, &out)]
            case .success(let facts): return take(facts, of: widget, in: context, &out)
            }
        case .placeholder, .timeline, .unused, nil: return []
        }
    }

    /// Releases the entries of a response that is not used.
    private func drop(
        _ result: Result<EntriesReply, GatewayFailure>, of owner: ExtensionID, _ out: inout HostOutbox
    ) {
        if case .success(let reply) = result { out.emit(.release(owner, token: reply.token)) }
    }

    private mutating func drawPlaceholder(
        of widget: PlacedWidget, _ reply: EntriesReply, _ environment: WidgetEnvironment, _ out: inout HostOutbox
    ) {
        var environment = environment
        environment.redaction = .placeholder
        let request = out.nextRequest()
        loads.ask(request, .placeholderDrawing(widget.id, token: reply.token, widget.extensionID))
        let order = DrawOrder(
            instance: widget.id, generation: 0, token: reply.token, entries: [0], environment: environment)
        out.emit(.draw(request, widget.extensionID, order))
    }

    private mutating func restart(
        _ widget: PlacedWidget, because reason: WidgetSchedule.ReloadReason, in context: some ReloadContext,
        _ out: inout HostOutbox
    ) {
        loads.drop(widget, &out)
        reload(widget, because: reason, in: context, &out)
    }

    private mutating func receive(
        _ reply: EntriesReply, for widget: PlacedWidget, in context: some ReloadContext, _ out: inout HostOutbox
    ) -> [ReloadOutcome] {
        let (id, now) = (widget.id, context.now)
        guard let old = schedules[id] else {
            drop(.success(reply), of: widget.extensionID, &out)
            return []
        }
        let arrangement = TimelineArrangement(reply, settings: context.settings)
        let policy = WidgetSchedule.Policy(reply.policy)
        out.log(.timelineReceived(entries: reply.entries.count, policy: policy), at: now, of: widget)
        for diagnostic in reply.diagnostics {
            let remedy = diagnostic.remedy.map { "; \($0)" } ?? ""
            out.log(.diagnostic(diagnostic.message + remedy), at: now, of: widget)
        }
        log(arrangement, of: widget, in: context, &out)
        guard !arrangement.entries.isEmpty else {
            drop(.success(reply), of: widget.extensionID, &out)
            return [fail(widget, "no entry of the timeline has a valid date", in: context, &out)]
        }
        var schedule = WidgetSchedule(
            generation: old.generation + 1, entries: arrangement.entries, policy: policy, received: now)
        schedule.shown = schedule.entryIndex(at: now)
        loads.receive(schedule, token: reply.token, for: id)
        drawNext(widget, count: 1, &out)
        return reply.requests.isEmpty ? [] : [.asked(reply.requests, widget.extensionID)]
    }

    private func log(
        _ arrangement: TimelineArrangement, of widget: PlacedWidget, in context: some ReloadContext,
        _ out: inout HostOutbox
    ) {
        let settings = context.settings
        func log(_ event: HostLog.Event) { out.log(event, at: context.now, of: widget) }
        if arrangement.undated > 0 {
            let words = arrangement.undated == 1 ? "1 entry has" : "\(arrangement.undated) entries have"
            log(.diagnostic("\(words) no valid date and cannot be shown"))
        }
        guard !arrangement.entries.isEmpty else { return }
        if arrangement.beyondLimit > 0 {
            log(
                .diagnostic(
                    "\(arrangement.beyondLimit) entries beyond the limit of \(settings.entryLimit) were dropped"))
        }
        if arrangement.omitted > 0 {
            log(.entriesCoalesced(omitted: arrangement.omitted, spacing: settings.entrySpacing))
        }
        if let closest = arrangement.closest, closest < settings.advisedEntrySpacing {
            log(.entriesClose(spacing: closest))
        }
    }

    private mutating func drawNext(_ widget: PlacedWidget, count: Int, _ out: inout HostOutbox) {
        guard let load = loads[widget.id], let schedule = load.schedule, let token = load.token else { return }
        let request = out.nextRequest()
        loads.ask(request, .drawing(widget.id))
        let order = DrawOrder(
            instance: widget.id, generation: schedule.generation, token: token,
            entries: loads.takeEntries(count, of: widget.id), environment: load.environment)
        out.emit(.draw(request, widget.extensionID, order))
    }

    private mutating func take(
        _ facts: [DrawingFacts], of widget: PlacedWidget, in context: some ReloadContext, _ out: inout HostOutbox
    ) -> [ReloadOutcome] {
        let (id, now) = (widget.id, context.now)
        let bytes = loads.noteDrawn(
            bytes: facts.reduce(0) { $0 + $1.byteCount }, limit: context.settings.archiveLimit, of: id)
        guard let load = loads[id] else { return [] }
        var outcomes: [ReloadOutcome] = []
        if !load.isCommitted { outcomes.append(commit(load, of: widget, at: now, &out)) }
        // An entry may have become current before it was drawn.
        if let shown = schedules[id]?.shownEntry?.index, facts.contains(where: { $0.entry == shown }) {
            out.emit(.show(id))
        }
        let reasons = PhoneLimits(environment: load.environment, settings: context.settings)
            .grayReasons(facts, archiveBytes: bytes)
        add(grayReasons: reasons, to: widget, at: now, &out)
        for text in Set(facts.flatMap(\.findings)).sorted() { out.log(.diagnostic(text), at: now, of: widget) }
        if load.remaining.isEmpty {
            let followUp = loads.finish(id)
            out.emit(.changed)
            out.refreshAlarm(of: .instance(id))
            if let followUp { reload(widget, because: followUp, in: context, &out) }
        } else {
            drawNext(widget, count: Self.chunk, &out)
        }
        return outcomes
    }

    /// Replaces the old timeline by the new one.
    private mutating func commit(
        _ load: TimelineLoad, of widget: PlacedWidget, at now: Date, _ out: inout HostOutbox
    ) -> ReloadOutcome {
        let id = widget.id
        loads.commit(widget, &out)
        if let schedule = load.schedule { schedules.replace(id, with: schedule, at: now) }
        if let entry = schedules[id]?.shownEntry { out.log(.entryShown(date: entry.date), at: now, of: widget) }
        out.noteChange(of: id)
        out.emit(.discardDrawings(id, before: load.schedule?.generation ?? 0))
        out.emit(.show(id))
        return .replaced(id, load.reason, load.followUp == nil ? .none : .planned)
    }

    /// Records the failure and plans another attempt after a delay that doubles with each failure.
    private mutating func fail(
        _ widget: PlacedWidget, _ message: String, in context: some ReloadContext, _ out: inout HostOutbox
    ) -> ReloadOutcome {
        let (id, now) = (widget.id, context.now)
        if loads[id]?.reason == .environment, schedules[id]?.failure == nil { loads.noteFailedEnvironment(id) }
        loads.drop(widget, &out)
        note(failure: message, of: widget, at: now, &out)
        let retry = schedules.planRetry(of: id, context.settings, at: now)
        out.log(.failed(message: message, retry: retry), at: now, of: widget)
        out.refreshAlarm(of: .instance(id))
        return .failed(id)
    }

    /// iOS terminates a process that uses too much memory, and with it the reloads of all its widgets.
    mutating func noteMemory(_ bytes: Int, of id: ExtensionID, in context: some ReloadContext, _ out: inout HostOutbox)
    {
        let limit = context.settings.memoryLimit
        guard bytes > limit else { return }
        let reason = "the extension uses \(bytes >> 20) MB of memory; iOS terminates it at \(limit >> 20) MB"
        for widget in context.widgets where widget.extensionID == id {
            // The size varies; one such reason is enough.
            schedules.removeGrayReasons(of: widget.id, startingWith: "the extension uses ")
            add(grayReasons: [reason], to: widget, at: context.now, &out)
        }
    }

    private mutating func add(
        grayReasons: [String], to widget: PlacedWidget, at now: Date, _ out: inout HostOutbox
    ) {
        for reason in grayReasons where schedules.addGrayReason(reason, to: widget.id) {
            out.log(.gray(reason: reason), at: now, of: widget)
            out.noteChange(of: widget.id)
            out.emit(.show(widget.id))
        }
    }

    /// Draws a widget for its current environment if that changed. The place's treatment of the picture may have
    /// changed in any case.
    mutating func environmentChanged(
        of widget: PlacedWidget, from before: WidgetEnvironment?, in context: some ReloadContext,
        _ out: inout HostOutbox
    ) {
        out.emit(.show(widget.id))
        guard context.environment(of: widget) != before else { return }
        if schedules[widget.id]?.generation == 0 {
            requestPlaceholder(widget, in: context, &out)
            if !isLoading(widget.id) { return }
        }
        redraw(widget, in: context, &out)
    }

    /// Draws the current entries for a changed environment, without a request to the provider.
    private mutating func redraw(
        _ widget: PlacedWidget, in context: some ReloadContext, _ out: inout HostOutbox
    ) {
        let id = widget.id
        guard let environment = context.environment(of: widget), var schedule = schedules[id] else { return }
        guard !isLoading(id) else { return reload(widget, because: .environment, in: context, &out) }
        guard context.isRunning(widget.extensionID) else { return }
        guard let token = loads.token(of: id), !schedule.entries.isEmpty else {
            return reload(widget, because: .environment, in: context, &out)
        }
        schedule.generation += 1
        schedule.grayReasons = []
        if loads.hasFailedEnvironment(id) {
            schedule.failure = nil
            schedules.cancelPlan(of: id)
        }
        schedule.shown = schedule.entryIndex(at: context.now)
        loads.begin(id, TimelineLoad(drawing: schedule, token: token, in: environment))
        drawNext(widget, count: 1, &out)
        out.refreshAlarm(of: .instance(id))
    }
}
