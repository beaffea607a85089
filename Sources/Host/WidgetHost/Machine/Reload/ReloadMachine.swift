import ExtensionProtocol
import Foundation

/// What reloads depend on and others decide.
protocol ReloadContext {
    var now: Date { get }
    var settings: HostSettings { get }
    /// All widgets, in the order of their numbers.
    var widgets: [PlacedWidget] { get }
    func widget(_ id: InstanceID) -> PlacedWidget?
    /// The environment in which a widget is drawn; nil when the device does not show its size.
    func environment(of widget: PlacedWidget) -> WidgetEnvironment?
    /// Whether the extension can be asked.
    func isRunning(_ id: ExtensionID) -> Bool
}

/// What a reload brought about that concerns other machines.
enum ReloadOutcome: Hashable, Sendable {
    /// The widget has a new timeline.
    case replaced(InstanceID, WidgetSchedule.ReloadReason, FollowUp)
    case failed(InstanceID)
    /// The provider asked for something while it made the timeline.
    case asked([WidgetCenterRequest], ExtensionID)

    enum FollowUp: Hashable, Sendable { case none, planned }
}

/// Reloads: from the wish for new content to the new content.
///
/// 1. A reload is granted or postponed by the budget (`ReloadSchedules`), unless one is under way, which takes the wish
///    with it (`TimelineLoads`).
/// 2. A reload has three steps: the provider is asked for entries, the current one is drawn, the others are drawn piece
///    by piece.
/// 3. The new timeline replaces the old one when its current entry is drawn, and never before, so that old content
///    stays on screen until there is new (F-79).
/// 4. A reload that fails leaves the old timeline and is repeated after a pause.
/// 5. For another environment the present entries are drawn again, without asking the provider, if its process still
///    has them.
struct ReloadMachine: Sendable {
    var schedules: ReloadSchedules
    var loads = TimelineLoads()

    init(_ schedules: ReloadSchedules = ReloadSchedules()) { self.schedules = schedules }

    /// The token under which the extension keeps the entries of the present timeline.
    func token(of id: InstanceID) -> EntriesToken? { loads.token(of: id) }

    func isLoading(_ id: InstanceID) -> Bool { loads[id] != nil }

    func schedule(of id: InstanceID) -> WidgetSchedule? { schedules[id] }

    func budget(of id: InstanceID) -> ReloadBudget? { schedules.budget(of: id) }

    // MARK: Asking

    /// Asks for a reload; it runs at once if the budget allows, otherwise as soon as it does.
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
            return note(failure: "this device shows no \(widget.family.rawValue) widgets", of: widget, at: now, &out)
        }
        schedules.cancelPlan(of: id)
        loads.begin(id, TimelineLoad(reason, in: environment))
        let spent = schedules.budget(of: id)?.used(at: now) ?? 0
        out.log(.reloadGranted(reason, spent: spent, perDay: context.settings.reloadsPerDay), at: now, of: widget)
        ask(.timeline(id), .timeline, of: widget, environment, context.settings, &out)
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

    /// Asks for the placeholder, once; it is drawn as shapes.
    mutating func requestPlaceholder(
        _ widget: PlacedWidget, in context: some ReloadContext, _ out: inout HostOutbox
    ) {
        guard context.isRunning(widget.extensionID), var environment = context.environment(of: widget) else { return }
        environment.redaction = .placeholder
        ask(.placeholder(widget.id), .placeholder, of: widget, environment, context.settings, &out)
    }

    // MARK: Time

    /// Brings a widget up to date at a moment at which something is due.
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

    /// The date of a planned reload has come. It was asked for now, unless it was postponed before.
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

    /// The clock was set. A widget whose timeline came later than the new time gets a new one, free of charge: its
    /// provider spoke of another time. Reloads that were planned from there are planned anew with it.
    mutating func clockWasSet(for widget: PlacedWidget, in context: some ReloadContext, _ out: inout HostOutbox) {
        let (id, now) = (widget.id, context.now)
        if schedules.forgetReloads(of: id, after: now) { out.noteChange(of: id) }
        if schedules.showEntry(of: id, at: now) { out.emit(.show(id)) }
        if let received = schedules[id]?.received, received > now {
            reload(widget, because: .clock, in: context, &out)
        }
        out.refreshAlarm(of: .instance(id))
    }

    /// Takes up a widget of a state that was written down: shows the entry for now.
    mutating func resume(_ widget: PlacedWidget, at now: Date, _ out: inout HostOutbox) {
        _ = schedules.showEntry(of: widget.id, at: now)
        out.refreshAlarm(of: .instance(widget.id))
    }

    /// Reloads that wait for the budget may run earlier under other settings, or later.
    mutating func settingsChanged(in context: some ReloadContext, _ out: inout HostOutbox) {
        for id in schedules.replan(context.settings, at: context.now) { out.refreshAlarm(of: .instance(id)) }
    }

    /// When something happens to a widget by itself next.
    ///
    /// - Parameter now: what is due up to here was done and needs no alarm, apart from a reload.
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

    /// There is a new build of the extension. The entries of the old one are gone.
    ///
    /// - Parameter loss: why the build has no use for the widget; nil when it has.
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
        out.log(.grey(reason: reason), at: now, of: widget)
        out.noteChange(of: widget.id)
        out.emit(.show(widget.id))
        out.refreshAlarm(of: .instance(widget.id))
    }

    mutating func note(failure message: String, of widget: PlacedWidget, at now: Date, _ out: inout HostOutbox) {
        if let reason = schedules.noteFailure(of: widget.id, message, at: now) {
            out.log(.grey(reason: reason), at: now, of: widget)
        }
        out.noteChange(of: widget.id)
        out.emit(.show(widget.id))
    }
}
