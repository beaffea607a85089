import ExtensionProtocol
import Foundation

/// A reload under way, from the question for entries to the last drawing.
struct TimelineLoad: Hashable, Sendable {
    var reason: WidgetSchedule.ReloadReason
    /// Replaces the present schedule when its current entry is drawn; nil until entries came.
    var schedule: WidgetSchedule?
    /// Where the extension keeps the entries; nil until they came.
    var token: EntriesToken?
    var environment: WidgetEnvironment
    var isCommitted = false
    /// Entries still to be drawn, in order.
    var remaining: [Int] = []
    var drawnBytes = 0
    /// Set when something changed that makes the answer useless.
    var outdatedBy: WidgetSchedule.ReloadReason?
    /// Set when another reload was asked for meanwhile.
    var followUp: WidgetSchedule.ReloadReason?

    init(_ reason: WidgetSchedule.ReloadReason, in environment: WidgetEnvironment) {
        self.reason = reason
        self.environment = environment
    }

    /// Drawing the present entries again, without asking for others.
    init(drawing schedule: WidgetSchedule, token: EntriesToken, in environment: WidgetEnvironment) {
        self.init(.environment, in: environment)
        receive(schedule, token: token)
    }

    mutating func receive(_ schedule: WidgetSchedule, token: EntriesToken) {
        self.schedule = schedule
        self.token = token
        remaining = schedule.entries.dropFirst(schedule.shown ?? 0).map(\.index)
    }
}

/// The reloads under way, the questions that belong to them and the entries that extensions keep for them.
///
/// 1. A reload that is asked for during another one waits for its end, unless it makes the answer useless: then the
///    other one begins again. However many are asked for, one follows.
/// 2. The entries of a timeline are released when the timeline is replaced or given up, and never before.
/// 3. A question whose reload was given up is forgotten; its answer is dropped.
///
/// Invariant: each widget has at most one reload under way.
struct TimelineLoads: Sendable {
    /// What an answer belongs to.
    enum Question: Hashable, Sendable {
        case placeholder(InstanceID)
        case placeholderDrawing(InstanceID, token: EntriesToken, ExtensionID)
        case timeline(InstanceID)
        case drawing(InstanceID)
    }

    private var questions: [RequestID: Question] = [:]
    private var loads: [InstanceID: TimelineLoad] = [:]
    /// Where the extension keeps the entries of the present timeline, for as long as its process lives.
    private var tokens: [InstanceID: EntriesToken] = [:]
    /// Reloads that began again because the extension's process had ended in between.
    private var repetitions: [InstanceID: Int] = [:]
    /// Widgets that failed only in that they could not be drawn for another environment.
    private var failedEnvironments: Set<InstanceID> = []

    /// Repetitions after which a reload fails.
    private static let repetitionLimit = 2

    subscript(id: InstanceID) -> TimelineLoad? { loads[id] }

    func token(of id: InstanceID) -> EntriesToken? { tokens[id] }

    // MARK: Questions

    mutating func ask(_ request: RequestID, _ question: Question) { questions[request] = question }

    mutating func takeQuestion(_ request: RequestID) -> Question? { questions.removeValue(forKey: request) }

    // MARK: Loads

    mutating func begin(_ id: InstanceID, _ load: TimelineLoad) { loads[id] = load }

    /// A reload that was asked for during another one.
    mutating func absorb(_ reason: WidgetSchedule.ReloadReason, _ id: InstanceID) {
        if reason.outdatesEntries {
            loads[id]?.outdatedBy = reason
        } else if loads[id]?.followUp?.isFree != true {
            loads[id]?.followUp = reason
        }
    }

    mutating func receive(_ schedule: WidgetSchedule, token: EntriesToken, for id: InstanceID) {
        loads[id]?.receive(schedule, token: token)
    }

    /// The next entries to draw, as far as there are any.
    mutating func takeEntries(_ count: Int, of id: InstanceID) -> [Int] {
        let entries = Array(loads[id]?.remaining.prefix(count) ?? [])
        loads[id]?.remaining.removeFirst(entries.count)
        return entries
    }

    /// - Returns: bytes of all entries drawn so far. When they are more than the limit the rest is not drawn: a phone
    ///   refuses such a timeline, here its first entries are shown, and no memory is spent on the others.
    mutating func noteDrawn(bytes: Int, limit: Int, of id: InstanceID) -> Int {
        loads[id]?.drawnBytes += bytes
        let drawn = loads[id]?.drawnBytes ?? 0
        if drawn > limit { loads[id]?.remaining = [] }
        return drawn
    }

    /// The load's timeline is the present one from now on.
    mutating func commit(_ widget: PlacedWidget, _ out: inout HostOutbox) {
        let id = widget.id
        loads[id]?.isCommitted = true
        failedEnvironments.remove(id)
        let old = tokens[id]
        tokens[id] = loads[id]?.token
        release(old, of: widget, &out)
    }

    /// - Returns: the reload that was asked for meanwhile.
    mutating func finish(_ id: InstanceID) -> WidgetSchedule.ReloadReason? {
        repetitions[id] = nil
        return loads.removeValue(forKey: id)?.followUp
    }

    /// Gives up a reload under way.
    mutating func drop(_ widget: PlacedWidget, _ out: inout HostOutbox) {
        guard let load = loads.removeValue(forKey: widget.id) else { return }
        release(load.token, of: widget, &out)
    }

    /// Whether a reload whose entries went with their process may begin again.
    mutating func mayRepeat(_ id: InstanceID) -> Bool {
        guard repetitions[id, default: 0] < Self.repetitionLimit else { return false }
        repetitions[id, default: 0] += 1
        return true
    }

    mutating func noteFailedEnvironment(_ id: InstanceID) { failedEnvironments.insert(id) }

    func hasFailedEnvironment(_ id: InstanceID) -> Bool { failedEnvironments.contains(id) }

    // MARK: Entries that extensions keep

    /// The process that had the widget's entries is gone with a build.
    mutating func forgetToken(of id: InstanceID) { tokens[id] = nil }

    /// Ends everything for a widget that was removed.
    mutating func remove(_ widget: PlacedWidget, _ out: inout HostOutbox) {
        drop(widget, &out)
        if let token = tokens.removeValue(forKey: widget.id) {
            out.emit(.release(widget.extensionID, token: token))
        }
        repetitions[widget.id] = nil
        failedEnvironments.remove(widget.id)
    }

    /// Lets the extension forget entries, unless they are those of the present timeline.
    private func release(_ token: EntriesToken?, of widget: PlacedWidget, _ out: inout HostOutbox) {
        guard let token, token != tokens[widget.id] else { return }
        out.emit(.release(widget.extensionID, token: token))
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

    /// The reason under which a reload is repeated that was interrupted through no fault of its own: it was paid for.
    var whenRepeated: Self { isFree ? self : .environment }
}
