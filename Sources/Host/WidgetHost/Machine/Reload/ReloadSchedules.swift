import Foundation

/// The schedule of each widget: its timeline, its next reload and its budget.
///
/// 1. A metered reload runs when the budget grants it; otherwise it is deferred to the date that the budget returns. If
///    one is already deferred to an earlier date, it serves both.
/// 2. After a failure the next attempt follows after a delay that doubles with each failure.
/// 3. The entry for a date is the last one whose date has passed, or the first one if there is none.
///
/// Invariant: `schedule.shown` is an index into the schedule's entries, or `nil` before the first timeline.
struct ReloadSchedules: Sendable {
    private struct Record: Sendable {
        var schedule: WidgetSchedule
        var budget: ReloadBudget
    }

    private var records: [InstanceID: Record]

    /// The minimum interval in seconds between requests to a widget, regardless of its policy: pictures change at most
    /// every two seconds (Apple's developer forums, thread 733081).
    private static let shortestPause: TimeInterval = 2

    init(_ widgets: [InstanceID: WidgetInstance] = [:]) {
        records = widgets.mapValues { Record(schedule: $0.schedule, budget: $0.budget) }
    }

    subscript(id: InstanceID) -> WidgetSchedule? { records[id]?.schedule }

    func budget(of id: InstanceID) -> ReloadBudget? { records[id]?.budget }

    mutating func add(_ id: InstanceID) {
        records[id] = Record(schedule: WidgetSchedule(), budget: ReloadBudget())
    }

    mutating func remove(_ id: InstanceID) { records[id] = nil }

    // MARK: Budget

    /// Charges a reload to the budget.
    ///
    /// - Returns: The grant that the reload must wait for; `nil` if it may run now.
    mutating func charge(
        _ reason: WidgetSchedule.ReloadReason, to id: InstanceID, _ settings: HostSettings, at now: Date
    ) -> ReloadGrant? {
        guard !reason.isFree else {
            records[id]?.budget.free += 1
            return nil
        }
        if let grant = records[id]?.budget.grant(at: now, settings: settings), grant.date > now { return grant }
        records[id]?.budget.spend(at: now)
        return nil
    }

    /// Defers a reload to its grant.
    ///
    /// - Returns: The date at which it runs.
    mutating func postpone(
        _ reason: WidgetSchedule.ReloadReason, of id: InstanceID, wanted: Date, _ grant: ReloadGrant, at now: Date
    ) -> Date {
        records[id]?.budget.deferred += 1
        if let planned = records[id]?.schedule.planned, planned.due > now, planned.due <= grant.date {
            return planned.due
        }
        records[id]?.schedule.planned = .init(
            reason: reason, wanted: wanted, due: grant.date, deferral: grant.because ?? "")
        return grant.date
    }

    /// Removes the plan of a reload that starts, or that cannot be performed.
    mutating func cancelPlan(of id: InstanceID) { records[id]?.schedule.planned = nil }

    /// Plans the reload that the timeline's policy requests, unless one is planned.
    mutating func planByPolicy(_ id: InstanceID, at now: Date) {
        guard let schedule = records[id]?.schedule, schedule.planned == nil else { return }
        let date: Date
        switch schedule.policy {
        case .never: return
        case .after(let moment): date = moment
        case .atEnd: date = schedule.entries.last?.date ?? now
        }
        let wanted = max(date, now.addingTimeInterval(Self.shortestPause))
        records[id]?.schedule.planned = .init(reason: .policy, wanted: wanted, due: wanted)
    }

    /// Plans deferred reloads again, because their dates depend on the settings.
    ///
    /// - Returns: The widgets whose plan changed.
    mutating func replan(_ settings: HostSettings, at now: Date) -> [InstanceID] {
        records.keys.sorted().filter { id in
            guard var planned = records[id]?.schedule.planned, planned.deferral != nil,
                let grant = records[id]?.budget.grant(at: now, settings: settings)
            else { return false }
            planned.due = grant.date
            planned.deferral = grant.because ?? planned.deferral
            records[id]?.schedule.planned = planned
            return true
        }
    }

    /// Removes reloads from the budget whose date is in the future because the clock was set back.
    ///
    /// - Returns: Whether there were any.
    mutating func forgetReloads(of id: InstanceID, after now: Date) -> Bool {
        guard let last = records[id]?.budget.spent.last, last > now else { return false }
        records[id]?.budget.spent.removeAll { $0 > now }
        return true
    }

    // MARK: Timeline

    /// - Returns: Whether the displayed entry changed.
    mutating func showEntry(of id: InstanceID, at now: Date) -> Bool {
        guard let schedule = records[id]?.schedule else { return false }
        let current = schedule.entryIndex(at: now)
        guard current != schedule.shown else { return false }
        records[id]?.schedule.shown = current
        return true
    }

    /// Sets a new timeline. Plans made in the meantime, such as a deferred reload, are kept.
    mutating func replace(_ id: InstanceID, with schedule: WidgetSchedule, at now: Date) {
        let planned = records[id]?.schedule.planned
        records[id]?.schedule = schedule
        records[id]?.schedule.shown = schedule.entryIndex(at: now)
        records[id]?.schedule.planned = planned
        planByPolicy(id, at: now)
    }

    // MARK: Failures

    /// - Returns: The reason that iOS would show the widget gray, if it is new.
    mutating func noteFailure(of id: InstanceID, _ message: String, at now: Date) -> String? {
        guard let old = records[id]?.schedule else { return nil }
        records[id]?.schedule.failure = .init(
            message: message, count: (old.failure?.count ?? 0) + 1, since: old.failure?.since ?? now)
        guard old.generation == 0 else { return nil }
        records[id]?.schedule.grayReasons = ["no timeline was ever received: \(message)"]
        return old.grayReasons.isEmpty ? message : nil
    }

    /// Plans another attempt after a failure.
    ///
    /// - Returns: The date at which it runs.
    mutating func planRetry(of id: InstanceID, _ settings: HostSettings, at now: Date) -> Date? {
        guard let count = records[id]?.schedule.failure?.count else { return nil }
        let factor = Double(1 << min(count - 1, 20))
        let retry = now.addingTimeInterval(min(settings.retryDelay * factor, settings.retryLimit))
        records[id]?.schedule.planned = .init(reason: .retry, wanted: retry, due: retry)
        return retry
    }

    /// Ends the updates of a widget; its content stays, with the reason.
    mutating func end(_ id: InstanceID, _ reason: String, at now: Date) {
        records[id]?.schedule.planned = nil
        records[id]?.schedule.failure = .init(message: reason, count: 1, since: now)
        records[id]?.schedule.grayReasons = [reason]
    }

    /// - Returns: Whether the reason is new.
    mutating func addGrayReason(_ reason: String, to id: InstanceID) -> Bool {
        guard records[id]?.schedule.grayReasons.contains(reason) == false else { return false }
        records[id]?.schedule.grayReasons.append(reason)
        return true
    }

    mutating func removeGrayReasons(of id: InstanceID, startingWith prefix: String) {
        records[id]?.schedule.grayReasons.removeAll { $0.hasPrefix(prefix) }
    }

    // MARK: Alarms

    /// The date at which another entry is shown or the current one loses its relevance.
    func nextChange(of id: InstanceID, after now: Date) -> Date? {
        guard let schedule = records[id]?.schedule, let shown = schedule.shown else { return nil }
        var dates: [Date] = []
        if shown + 1 < schedule.entries.count { dates.append(schedule.entries[shown + 1].shownFrom) }
        if let end = schedule.entries[shown].relevanceEnd { dates.append(end) }
        if shown == 0, let first = schedule.entries.first { dates.append(first.shownFrom) }
        return dates.filter { $0 > now }.min()
    }
}

extension WidgetSchedule {
    /// The index of the last entry whose date has passed, or of the first one if there is none, by binary search.
    func entryIndex(at now: Date) -> Int? {
        guard !entries.isEmpty else { return nil }
        var low = 0
        var high = entries.count
        while low < high {
            let middle = (low + high) / 2
            if entries[middle].shownFrom <= now { low = middle + 1 } else { high = middle }
        }
        return max(0, low - 1)
    }
}

extension WidgetSchedule.Entry {
    /// The date at which the entry's relevance ends, if that is before the end of the entry.
    var relevanceEnd: Date? {
        guard let relevance, relevance.duration > 0 else { return nil }
        return date.addingTimeInterval(relevance.duration)
    }
}
