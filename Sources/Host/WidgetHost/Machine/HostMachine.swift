import DeviceCatalog
import ExtensionProtocol
import Foundation

/// The simulated device as a pure state machine: no clock, no files, no processes, no drawing.
///
/// 1. Inputs are `HostEvent`s and the user's `HostCommand`s; outputs are `HostEffect`s. The same sequence produces the
///    same effects.
/// 2. Before anything else, all events that are due at `now` are processed: entries change, planned reloads run,
///    suggestions are removed, stacks turn.
/// 3. Each part of the device is a separate machine with private state. This one passes each event to the responsible
///    machine and notifies others of the results: it makes no decision that one of them can make.
/// 4. A machine reads the rest of the device through a `DeviceView` and writes to the `HostOutbox`.
/// 5. A response to an unknown request is dropped.
package struct HostMachine: Sendable {
    var settings: HostSettings
    var editing = EditingMachine()
    var extensions: ExtensionRegistry
    var layout: LayoutMachine
    var place: PlaceMachine
    var reloads: ReloadMachine
    var relevance: RelevanceMachine
    var activities: ActivityMachine
    var interactions = InteractionMachine()
    var history = LayoutHistory()
    var out: HostOutbox
    private var agenda = Agenda()

    /// A device that is not in the catalog is replaced by the standard one, with a line in the log.
    ///
    /// - Parameter slots: Determines which widgets fit in places.
    package init(state: HostState, slots: any SlotProvider, at now: Date) {
        settings = state.settings
        extensions = ExtensionRegistry(state.extensions)
        layout = LayoutMachine(
            widgets: state.instances.mapValues(\.widget),
            home: HomeLayout(pages: state.pages, todayView: state.todayView, lockScreen: state.lockScreen),
            stacks: StackMachine(state.stacks), nextNumber: state.nextNumber)
        reloads = ReloadMachine(ReloadSchedules(state.instances))
        relevance = RelevanceMachine(state.circumstances)
        activities = ActivityMachine(state.activities)
        var log = state.log
        place = PlaceMachine(state.environment, slots: slots) { log.add(.note($0), at: now) }
        out = HostOutbox(log: log)
        arrange(at: now)
        for widget in layout.sorted {
            reloads.resume(widget, at: now, &out)
        }
        for id in layout.stackIDs { out.refreshAlarm(of: .stack(id)) }
        // Events that became due while the host was not running are processed with the first event.
        setAlarms(after: .distantPast)
        out.discard()
    }

    package mutating func handle(_ event: HostEvent, at now: Date) -> [HostEffect] {
        processDueEvents(at: now)
        switch event {
        case .tick: break
        case .clockSet: clockWasSet(at: now)
        case .installed(let id, let name, let description): install(id, name: name, description, at: now)
        case .described(let id, let name, let description): extensions.describe(id, name: name, description, &out)
        case .uninstalled(let id): uninstall(id, at: now)
        case .build(let id, let name, let build): extensions.noteBuild(build, of: id, name: name, at: now, &out)
        case .output(let id, let line): out.log(.output(line), at: now, of: id)
        case .ended(let id, let reason): out.log(.processEnded(reason: reason), at: now, of: id)
        case .memory(let id, let bytes): reloads.noteMemory(bytes, of: id, in: view(at: now), &out)
        case .entries(let request, let result):
            apply(reloads.didReceiveEntries(request, result, in: view(at: now), &out), at: now)
        case .drawn(let request, let result):
            apply(reloads.didReceiveDrawings(request, result, in: view(at: now), &out), at: now)
        case .activated(let id, let target, let request): activate(id, target, request, at: now)
        case .performed(let request, let result): didPerform(request, result, at: now)
        case .activityStates(let request, let result):
            activities.didReceiveStates(request, result, in: view(at: now), &out)
        case .activityDrawn(let request, let failure):
            activities.didReceiveDrawing(request, failure, in: view(at: now), &out)
        case .activityUsed(let id, let target, let request):
            activities.use(id, target, request, in: view(at: now), &out)
        case .relevance(let request, let result):
            if relevance.didReceive(request, result, in: view(at: now), &out) { updateSuggestions(at: now) }
        }
        if out.hasLayoutChanges { arrange(at: now) }
        return takeEffects(at: now)
    }

    /// - Parameter isRecorded: Whether the user can undo the command, if it is of a kind that can be undone.
    package mutating func apply(
        _ command: HostCommand, at now: Date, isRecorded: Bool = true
    ) throws(HostError) -> (reply: CommandReply, effects: [HostEffect]) {
        processDueEvents(at: now)
        let before = layout
        let reply = try execute(command, at: now)
        if isRecorded, command.isUndoable, layout != before { history.add(before: before, after: layout) }
        arrange(at: now)
        return (reply, takeEffects(at: now))
    }

    func view(at now: Date) -> DeviceView {
        DeviceView(now: now, settings: settings, extensions: extensions, layout: layout, place: place)
    }

    private mutating func takeEffects(at now: Date) -> [HostEffect] {
        setAlarms(after: now)
        return out.take(wake: agenda.next())
    }

    // MARK: Time

    private mutating func processDueEvents(at now: Date) {
        while let key = agenda.takeDueEvents(at: now) {
            switch key {
            case .instance(let id): processDueEvents(of: id, at: now)
            case .stack(let id): processDueEvents(of: id, at: now)
            case .activity(let id): activities.processDueEvents(of: id, at: now, &out)
            }
            setAlarms(after: now)
        }
    }

    private mutating func processDueEvents(of id: InstanceID, at now: Date) {
        guard let widget = layout[id] else { return }
        if case .suggestion(let until) = widget.origin, until <= now {
            out.log(.suggestionExpired, at: now, of: widget)
            return remove(id, at: now)
        }
        reloads.processDueEvents(of: widget, in: view(at: now), &out)
        arrangeStack(of: id, at: now)
    }

    private mutating func processDueEvents(of id: StackID, at now: Date) {
        guard let stack = layout.stack(id) else { return }
        layout.endHold(of: id, at: now)
        if layout.isOnWatch(stack) {
            relevance.requestAll(in: view(at: now), &out)
            updateSuggestions(at: now)
        } else {
            arrangeStack(id, at: now)
        }
    }

    /// Events that the new time makes due are processed like other due events; plans from a future that no longer
    /// exists are made again.
    private mutating func clockWasSet(at now: Date) {
        for widget in layout.sorted {
            reloads.clockWasSet(for: widget, in: view(at: now), &out)
            arrangeStack(of: widget.id, at: now)
        }
        layout.limitHolds(to: now.addingTimeInterval(settings.scrollHold))
        for id in layout.stackIDs { out.refreshAlarm(of: .stack(id)) }
        relevance.requestAll(in: view(at: now), &out)
        updateSuggestions(at: now)
        out.emit(.changed)
    }

    /// Sets the alarms that may have changed.
    ///
    /// - Parameter now: The date up to which due events have been processed.
    private mutating func setAlarms(after now: Date) {
        for key in out.takeAlarms() { agenda.set(key, to: alarm(of: key, after: now)) }
    }

    private func alarm(of key: Agenda.Key, after now: Date) -> Date? {
        switch key {
        case .instance(let id):
            guard let widget = layout[id] else { return nil }
            let isRunning = extensions.isRunning(widget.extensionID)
            let next = reloads.nextAlarm(of: widget, after: now, isRunning: isRunning)
            guard case .suggestion(let until) = widget.origin, until > now else { return next }
            return min(next ?? until, until)
        case .stack(let id):
            guard let stack = layout.stack(id) else { return nil }
            let clue = layout.isOnWatch(stack) ? relevance.nextChange(after: now, of: extensions) : nil
            return [stack.heldUntil, clue].compactMap(\.self).min()
        case .activity(let id): return activities.nextAlarm(of: id)
        }
    }
}
