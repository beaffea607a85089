import ExtensionProtocol
import Foundation

/// A running reload, from the request for entries to the last drawing.
struct TimelineLoad: Hashable, Sendable {
    var reason: WidgetSchedule.ReloadReason
    /// Replaces the current schedule when its current entry is drawn; `nil` until entries are received.
    var schedule: WidgetSchedule?
    /// The extension's token for the entries; `nil` until they are received.
    var token: EntriesToken?
    var environment: WidgetEnvironment
    /// The device's date that the provider assumes; `nil` if it is not asked.
    var requested: Date?
    var isCommitted = false
    /// The entries that are not drawn yet, in order.
    var remaining: [Int] = []
    var drawnBytes = 0
    /// Set when a change makes the response useless.
    var outdatedBy: WidgetSchedule.ReloadReason?
    /// Set when another reload was requested in the meantime.
    var followUp: WidgetSchedule.ReloadReason?

    init(_ reason: WidgetSchedule.ReloadReason, in environment: WidgetEnvironment, requested: Date? = nil) {
        self.reason = reason
        self.environment = environment
        self.requested = requested
    }

    /// Draws the current entries again, without requesting others.
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

/// The running reloads, their requests, and the entries that extensions keep for them.
///
/// 1. A reload that is requested during another one waits for its end, unless it makes the response useless: then the
///    other one starts again. Any number of requests results in one reload.
/// 2. The entries of a timeline are released only when the timeline is replaced or dropped. The process keeps them until
///    then, and no longer.
/// 3. The response to a request of a dropped reload is dropped, and its entries are released.
///
/// Invariants: each widget has at most one running reload; all entries that an extension returned are those of a current
/// timeline, of a running reload or of a placeholder that is being drawn, or are released.
struct TimelineLoads: Sendable {
    /// The reload step that a response belongs to.
    enum Question: Hashable, Sendable {
        case placeholder(InstanceID, ExtensionID)
        case placeholderDrawing(InstanceID, token: EntriesToken, ExtensionID)
        case timeline(InstanceID, ExtensionID)
        case drawing(InstanceID)
        /// That of a dropped reload.
        case unused(ExtensionID)
    }

    private var questions: [RequestID: Question] = [:]
    private var loads: [InstanceID: TimelineLoad] = [:]
    /// The extensions' tokens for the entries of current timelines, valid while their process runs.
    private var tokens: [InstanceID: EntriesToken] = [:]
    /// The number of restarts of reloads because the extension's process ended in the meantime.
    private var repetitions: [InstanceID: Int] = [:]
    /// Widgets whose only failure is that they could not be drawn for another environment.
    private var failedEnvironments: Set<InstanceID> = []

    /// The number of repetitions after which a reload fails.
    private static let repetitionLimit = 2

    subscript(id: InstanceID) -> TimelineLoad? { loads[id] }

    func token(of id: InstanceID) -> EntriesToken? { tokens[id] }

    // MARK: Requests

    mutating func ask(_ request: RequestID, _ question: Question) { questions[request] = question }

    mutating func takeQuestion(_ request: RequestID) -> Question? { questions.removeValue(forKey: request) }

    // MARK: Loads

    mutating func begin(_ id: InstanceID, _ load: TimelineLoad) { loads[id] = load }

    /// Records a reload that was requested during another one.
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

    /// Removes and returns the next entries to draw, if any.
    mutating func takeEntries(_ count: Int, of id: InstanceID) -> [Int] {
        let entries = Array(loads[id]?.remaining.prefix(count) ?? [])
        loads[id]?.remaining.removeFirst(entries.count)
        return entries
    }

    /// - Returns: The size of all entries drawn so far in bytes. If it exceeds the limit, the rest is not drawn: iOS
    ///   rejects such a timeline; here its first entries are shown, and no memory is used for the others.
    mutating func noteDrawn(bytes: Int, limit: Int, of id: InstanceID) -> Int {
        loads[id]?.drawnBytes += bytes
        let drawn = loads[id]?.drawnBytes ?? 0
        if drawn > limit { loads[id]?.remaining = [] }
        return drawn
    }

    /// Makes the load's timeline the current one.
    mutating func commit(_ widget: PlacedWidget, _ out: inout HostOutbox) {
        let id = widget.id
        loads[id]?.isCommitted = true
        failedEnvironments.remove(id)
        let old = tokens[id]
        tokens[id] = loads[id]?.token
        release(old, of: widget, &out)
    }

    /// - Returns: The reload that was requested in the meantime.
    mutating func finish(_ id: InstanceID) -> WidgetSchedule.ReloadReason? {
        repetitions[id] = nil
        return loads.removeValue(forKey: id)?.followUp
    }

    /// Drops a running reload.
    mutating func drop(_ widget: PlacedWidget, _ out: inout HostOutbox) {
        guard let load = loads.removeValue(forKey: widget.id) else { return }
        for (request, question) in questions {
            switch question {
            case .timeline(widget.id, let owner): questions[request] = .unused(owner)
            case .drawing(widget.id): questions[request] = nil
            case .placeholder, .placeholderDrawing, .timeline, .drawing, .unused: break
            }
        }
        release(load.token, of: widget, &out)
    }

    /// Whether a reload whose entries were lost with their process may start again.
    mutating func mayRepeat(_ id: InstanceID) -> Bool {
        guard repetitions[id, default: 0] < Self.repetitionLimit else { return false }
        repetitions[id, default: 0] += 1
        return true
    }

    mutating func noteFailedEnvironment(_ id: InstanceID) { failedEnvironments.insert(id) }

    func hasFailedEnvironment(_ id: InstanceID) -> Bool { failedEnvironments.contains(id) }

    // MARK: Entries that extensions keep

    /// Removes the token of entries that were lost when their build was replaced.
    mutating func forgetToken(of id: InstanceID) { tokens[id] = nil }

    /// Ends all work for a removed widget.
    mutating func remove(_ widget: PlacedWidget, _ out: inout HostOutbox) {
        drop(widget, &out)
        if let token = tokens.removeValue(forKey: widget.id) {
            out.emit(.release(widget.extensionID, token: token))
        }
        repetitions[widget.id] = nil
        failedEnvironments.remove(widget.id)
    }

    /// Releases entries in the extension, unless they belong to the current timeline.
    private func release(_ token: EntriesToken?, of widget: PlacedWidget, _ out: inout HostOutbox) {
        guard let token, token != tokens[widget.id] else { return }
        out.emit(.release(widget.extensionID, token: token))
    }
}

extension WidgetSchedule.ReloadReason {
    /// Whether previously requested entries are useless afterward.
    var outdatesEntries: Bool {
        switch self {
        case .configuration, .environment, .build, .clock: true
        case .placed, .policy, .person, .interaction, .widgetCenter, .retry: false
        }
    }

    /// The reason with which a reload is repeated that was interrupted through no fault of its own: it has already been
    /// charged.
    var whenRepeated: Self { isFree ? self : .environment }
}
