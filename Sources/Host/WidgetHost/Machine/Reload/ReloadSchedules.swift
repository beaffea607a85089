import Foundation

/// When each widget is reloaded: its timeline, its next reload and its budget.
///
/// 1. A reload that counts runs when the budget grants it, and otherwise waits for the date that the budget gives. One
///    that waits already for an earlier date serves both.
/// 2. After a failure the next attempt comes after a pause that doubles from failure to failure.
/// 3. The entry for a moment is the last one whose time has come, or the first when none has.
///
/// Invariant: `schedule.shown` is an index into the schedule's entries, or nil before the first timeline.
struct ReloadSchedules: Sendable {
    private struct Record: Sendable {
        var schedule: WidgetSchedule
        var budget: ReloadBudget
    }

    private var records: [InstanceID: Record]

    /// Seconds in which a widget is not asked again whatever its policy says: pictures change every two seconds at
    /// best (Apple's developer forums, thread 733081).
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

    /// Takes a reload from the budget.
    ///
    /// - Returns: the grant for which the reload has to wait; nil when it may run now.
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

    /// Lets a reload wait for its grant.
    ///
    /// - Returns: when it runs.
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

    /// Takes the plan of a reload that starts, or that nothing can carry out.
    mutating func cancelPlan(of id: InstanceID) { records[id]?.schedule.planned = nil }

    /// Plans the reload that the timeline's policy wants, unless one is planned.
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

    /// Reloads that wait for the budget may run earlier under other settings, or later.
    ///
    /// - Returns: the widgets whose plan changed.
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

    /// Forgets reloads that were spent in a future that a clock set back took away.
    ///
    /// - Returns: whether there were any.
    mutating func forgetReloads(of id: InstanceID, after now: Date) -> Bool {
        guard let last = records[id]?.budget.spent.last, last > now else { return false }
        records[id]?.budget.spent.removeAll { $0 > now }
        return true
    }

    // MARK: Timeline

    /// - Returns: whether another entry is shown than before.
    mutating func showEntry(of id: InstanceID, at now: Date) -> Bool {
        guard let schedule = records[id]?.schedule else { return false }
        let current = schedule.entryIndex(at: now)
        guard current != schedule.shown else { return false }
        records[id]?.schedule.shown = current
        return true
    }

    /// A new timeline. What was planned meanwhile, such as a reload that has to wait, stays.
    mutating func replace(_ id: InstanceID, with schedule: WidgetSchedule, at now: Date) {
        let planned = records[id]?.schedule.planned
        records[id]?.schedule = schedule
        records[id]?.schedule.shown = schedule.entryIndex(at: now)
        records[id]?.schedule.planned = planned
        planByPolicy(id, at: now)
    }

    // MARK: Failures

    /// - Returns: the reason why a phone would show the widget grey, when there is a new one.
    mutating func noteFailure(of id: InstanceID, _ message: String, at now: Date) -> String? {
        guard let old = records[id]?.schedule else { return nil }
        records[id]?.schedule.failure = .init(
            message: message, count: (old.failure?.count ?? 0) + 1, since: old.failure?.since ?? now)
        guard old.generation == 0 else { return nil }
        records[id]?.schedule.greyReasons = ["there was never a timeline: \(message)"]
        return old.greyReasons.isEmpty ? message : nil
    }

    /// Plans another attempt after a failure.
    ///
    /// - Returns: when it runs.
    mutating func planRetry(of id: InstanceID, _ settings: HostSettings, at now: Date) -> Date? {
        guard let count = records[id]?.schedule.failure?.count else { return nil }
        let factor = Double(1 << min(count - 1, 20))
        let retry = now.addingTimeInterval(min(settings.retryDelay * factor, settings.retryLimit))
        records[id]?.schedule.planned = .init(reason: .retry, wanted: retry, due: retry)
        return retry
    }

    /// Nothing new will come; what is there stays, with the reason.
    mutating func end(_ id: InstanceID, _ reason: String, at now: Date) {
        records[id]?.schedule.planned = nil
        records[id]?.schedule.failure = .init(message: reason, count: 1, since: now)
        records[id]?.schedule.greyReasons = [reason]
    }

    /// - Returns: whether the reason is a new one.
    mutating func addGreyReason(_ reason: String, to id: InstanceID) -> Bool {
        guard records[id]?.schedule.greyReasons.contains(reason) == false else { return false }
        records[id]?.schedule.greyReasons.append(reason)
        return true
    }

    mutating func removeGreyReasons(of id: InstanceID, startingWith prefix: String) {
        records[id]?.schedule.greyReasons.removeAll { $0.hasPrefix(prefix) }
    }

    // MARK: Alarms

    /// When another entry is to be shown or the shown one loses its relevance.
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
    /// The last entry whose time has come, or the first when none has: by bisection.
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
    /// When the entry's relevance ends before the entry does.
    var relevanceEnd: Date? {
        guard let relevance, relevance.duration > 0 else { return nil }
        return date.addingTimeInterval(relevance.duration)
    }
}
