import ExtensionProtocol
import Foundation

/// The dependencies of reloads on other machines.
protocol ReloadContext {
    var now: Date { get }
    var settings: HostSettings { get }
    /// All widgets, in the order of their numbers.
    var widgets: [PlacedWidget] { get }
    func widget(_ id: InstanceID) -> PlacedWidget?
    /// The environment in which a widget is drawn; `nil` if the device does not show its size.
    func environment(of widget: PlacedWidget) -> WidgetEnvironment?
    /// Whether the extension accepts requests.
    func isRunning(_ id: ExtensionID) -> Bool
}

/// The results of a reload for other machines.
enum ReloadOutcome: Hashable, Sendable {
    /// The widget has a new timeline.
    case replaced(InstanceID, WidgetSchedule.ReloadReason, FollowUp)
    case failed(InstanceID)
    /// The provider made requests while it created the timeline.
    case asked([WidgetCenterRequest], ExtensionID)

    enum FollowUp: Hashable, Sendable { case none, planned }
}

/// Reloads, from the request for new content to its display.
///
/// 1. The budget grants or defers a reload (`ReloadSchedules`), unless one is running, which absorbs the request
///    (`TimelineLoads`).
/// 2. A reload has three steps: the provider returns entries, the current one is drawn, the others are drawn
///    incrementally.
/// 3. The new timeline replaces the old one only when its current entry is drawn, so that old content stays on screen
///    until then (F-79).
/// 4. A failed reload keeps the old timeline and is repeated after a delay.
/// 5. For another environment the current entries are drawn again, without a request to the provider, if its process
///    still has them.
struct ReloadMachine: Sendable {
    var schedules: ReloadSchedules
    var loads = TimelineLoads()

    init(_ schedules: ReloadSchedules = ReloadSchedules()) { self.schedules = schedules }

    /// The extension's token for the entries of the current timeline.
    func token(of id: InstanceID) -> EntriesToken? { loads.token(of: id) }

    func isLoading(_ id: InstanceID) -> Bool { loads[id] != nil }

    func schedule(of id: InstanceID) -> WidgetSchedule? { schedules[id] }

    func budget(of id: InstanceID) -> ReloadBudget? { schedules.budget(of: id) }

    // MARK: Requests

    /// Requests a reload; it runs at once if the budget allows it, otherwise as soon as it does.
    mutating func reload(
        _ widget: PlacedWidget, because reason: WidgetSchedule.ReloadReason, in context: some ReloadContext,
        _ out: inout HostOutbox
    ) {
        let (id, now) = (widget.id, context.now)
        guard !isLoading(id) else { return loads.absorb(reason, id) }
        out.refreshAlarm(of: .instance(id))
        out.log(.reloadAsked(reason), at: now, of: widget)
        guard context.isRunning(widget.extensionID) else {
            schedules.cancelPlan(of: id)
            return note(failure: "the app's extension is not running", of: widget, at: now, &out)
        }
        if let grant = schedules.charge(reason, to: id, context.settings, at: now) {
            return postpone(reason, of: widget, wanted: now, grant, at: now, &out)
        }
        start(widget, because: reason, in: context, &out)
    }

    private mutating func postpone(
        _ reason: WidgetSchedule.ReloadReason, of widget: PlacedWidget, wanted: Date, _ grant: ReloadGrant,
        at now: Date, _ out: inout HostOutbox
    ) {
        let due = schedules.postpone(reason, of: widget.id, wanted: wanted, grant, at: now)
        out.log(.reloadDeferred(reason, until: due, because: grant.because ?? ""), at: now, of: widget)
        out.noteChange(of: widget.id)
        out.emit(.changed)
    }

    private mutating func start(
        _ widget: PlacedWidget, because reason: WidgetSchedule.ReloadReason, in context: some ReloadContext,
        _ out: inout HostOutbox
    ) {
        let (id, now) = (widget.id, context.now)
        guard let environment = context.environment(of: widget) else {
            return note(failure: "the device does not show \(widget.family.rawValue)", of: widget, at: now, &out)
        }
        schedules.cancelPlan(of: id)
        loads.begin(id, TimelineLoad(reason, in: environment, requested: now))
        let spent = schedules.budget(of: id)?.used(at: now) ?? 0
        out.log(.reloadGranted(reason, spent: spent, perDay: context.settings.reloadsPerDay), at: now, of: widget)
        ask(.timeline(id, widget.extensionID), .timeline, of: widget, environment, context.settings, &out)
        out.noteChange(of: id)
        out.emit(.changed)
    }

    private mutating func ask(
        _ question: TimelineLoads.Question, _ purpose: EntriesRequest.Purpose, of widget: PlacedWidget,
        _ environment: WidgetEnvironment, _ settings: HostSettings, _ out: inout HostOutbox
    ) {
        let request = out.nextRequest()
        loads.ask(request, question)
        out.emit(
            .requestEntries(
                request, widget.extensionID, widget.id,
                EntriesRequest(
                    kind: widget.kind, purpose: purpose, environment: environment,
                    configuration: widget.configurationValues, timeLimit: settings.timelineTimeLimit)))
    }

    /// Requests the placeholder, once; it is drawn as shapes.
    mutating func requestPlaceholder(
        _ widget: PlacedWidget, in context: some ReloadContext, _ out: inout HostOutbox
    ) {
        guard context.isRunning(widget.extensionID), var environment = context.environment(of: widget) else { return }
        environment.redaction = .placeholder
        ask(
            .placeholder(widget.id, widget.extensionID), .placeholder, of: widget, environment, context.settings, &out)
    }

    // MARK: Time

    /// Processes a widget's due events.
    mutating func processDueEvents(
        of widget: PlacedWidget, in context: some ReloadContext, _ out: inout HostOutbox
    ) {
        let (id, now) = (widget.id, context.now)
        if schedules.showEntry(of: id, at: now) {
            out.emit(.show(id))
            if let entry = schedules[id]?.shownEntry { out.log(.entryShown(date: entry.date), at: now, of: widget) }
        }
        if let planned = schedules[id]?.planned, planned.due <= now {
            runPlanned(planned, of: widget, in: context, &out)
        }
        out.refreshAlarm(of: .instance(id))
    }

    /// Runs a planned reload that is due. Its request date is now, unless it was deferred before.
    private mutating func runPlanned(
        _ planned: WidgetSchedule.PlannedReload, of widget: PlacedWidget, in context: some ReloadContext,
        _ out: inout HostOutbox
    ) {
        let (id, now) = (widget.id, context.now)
        guard !isLoading(id), context.isRunning(widget.extensionID) else { return }
        schedules.cancelPlan(of: id)
        if planned.deferral == nil { return reload(widget, because: planned.reason, in: context, &out) }
        if let grant = schedules.budget(of: id)?.grant(at: now, settings: context.settings), grant.date > now {
            return postpone(planned.reason, of: widget, wanted: planned.wanted, grant, at: now, &out)
        }
        _ = schedules.charge(planned.reason, to: id, context.settings, at: now)
        start(widget, because: planned.reason, in: context, &out)
    }

    /// Handles a change of the clock. A widget whose timeline was received, or whose running reload was requested, later
    /// than the new time gets a free reload, because its provider assumed another time. Its planned reloads are planned
    /// again with it.
    mutating func clockWasSet(for widget: PlacedWidget, in context: some ReloadContext, _ out: inout HostOutbox) {
        let (id, now) = (widget.id, context.now)
        if schedules.forgetReloads(of: id, after: now) { out.noteChange(of: id) }
        if schedules.showEntry(of: id, at: now) { out.emit(.show(id)) }
        if let assumed = loads[id]?.requested ?? schedules[id]?.received, assumed > now {
            reload(widget, because: .clock, in: context, &out)
        }
        out.refreshAlarm(of: .instance(id))
    }

    /// Resumes a widget of a stored state: shows the current entry.
    mutating func resume(_ widget: PlacedWidget, at now: Date, _ out: inout HostOutbox) {
        _ = schedules.showEntry(of: widget.id, at: now)
        out.refreshAlarm(of: .instance(widget.id))
    }

    /// Plans deferred reloads again, because their dates depend on the settings.
    mutating func settingsChanged(in context: some ReloadContext, _ out: inout HostOutbox) {
        for id in schedules.replan(context.settings, at: context.now) { out.refreshAlarm(of: .instance(id)) }
    }

    /// The date of a widget's next scheduled event.
    ///
    /// - Parameter now: The date up to which due events other than reloads have been processed.
    func nextAlarm(of widget: PlacedWidget, after now: Date, isRunning: Bool) -> Date? {
        let next = schedules.nextChange(of: widget.id, after: now)
        guard let due = schedules[widget.id]?.planned?.due, !isLoading(widget.id), isRunning else { return next }
        return min(next ?? due, due)
    }

    // MARK: Widgets

    mutating func add(_ widget: PlacedWidget) { schedules.add(widget.id) }

    mutating func remove(_ widget: PlacedWidget, _ out: inout HostOutbox) {
        loads.remove(widget, &out)
        schedules.remove(widget.id)
    }

    /// Handles a new build of the extension. The entries of the old one are lost.
    ///
    /// - Parameter loss: The reason that the build cannot use the widget; `nil` if it can.
    mutating func replaceBuild(
        of widget: PlacedWidget, loss: String?, in context: some ReloadContext, _ out: inout HostOutbox
    ) {
        loads.forgetToken(of: widget.id)
        if let loss { return end(widget, loss, at: context.now, &out) }
        let isNew = schedules[widget.id]?.generation == 0
        if isNew { requestPlaceholder(widget, in: context, &out) }
        reload(widget, because: isNew ? .placed : .build, in: context, &out)
    }

    private mutating func end(_ widget: PlacedWidget, _ reason: String, at now: Date, _ out: inout HostOutbox) {
        loads.drop(widget, &out)
        schedules.end(widget.id, reason, at: now)
        out.log(.gray(reason: reason), at: now, of: widget)
        out.noteChange(of: widget.id)
        out.emit(.show(widget.id))
        out.refreshAlarm(of: .instance(widget.id))
    }

    mutating func note(failure message: String, of widget: PlacedWidget, at now: Date, _ out: inout HostOutbox) {
        if let reason = schedules.noteFailure(of: widget.id, message, at: now) {
            out.log(.gray(reason: reason), at: now, of: widget)
        }
        out.noteChange(of: widget.id)
        out.emit(.show(widget.id))
    }
}
