import Foundation

/// What happens because time goes on.
extension HostMachine {
    mutating func doWhatIsDue(at now: Date) {
        while let key = agenda.takeDue(at: now) {
            switch key {
            case .instance(let id): instanceIsDue(id, at: now)
            case .stack(let id): stackIsDue(id, at: now)
            case .activity(let id): activityIsDue(id, at: now)
            }
        }
    }

    private mutating func instanceIsDue(_ id: InstanceID, at now: Date) {
        guard let instance = state.instances[id] else { return }
        if case .suggestion(let until) = instance.origin, until <= now {
            log(.suggestionExpired, at: now, instance: id)
            takeOff(id, at: now)
            return
        }
        if updateShownEntry(id, at: now) {
            effects.append(.show(id))
            if let entry = state.instances[id]?.schedule.shownEntry {
                log(.entryShown(date: entry.date), at: now, instance: id)
            }
        }
        if let planned = instance.schedule.planned, planned.due <= now {
            runPlanned(planned, of: id, at: now)
        }
        turnStack(of: id, at: now)
        setAlarm(id, after: now)
    }

    /// Chooses the entry for `now`: the last one whose time has come, or the first when none has.
    ///
    /// - Returns: whether another entry is shown than before.
    @discardableResult
    mutating func updateShownEntry(_ id: InstanceID, at now: Date) -> Bool {
        guard let schedule = state.instances[id]?.schedule else { return false }
        let current = schedule.entryIndex(at: now)
        guard current != schedule.shown else { return false }
        state.instances[id]?.schedule.shown = current
        return true
    }

    /// Sets the alarm for the next thing that will happen to an instance by itself.
    ///
    /// - Parameter now: moments up to here are past and need no alarm, apart from a reload that is due.
    mutating func setAlarm(_ id: InstanceID, after now: Date = .distantPast) {
        guard let instance = state.instances[id] else {
            agenda.set(.instance(id), to: nil)
            return
        }
        var dates: [Date] = []
        let schedule = instance.schedule
        if let shown = schedule.shown {
            if shown + 1 < schedule.entries.count { dates.append(schedule.entries[shown + 1].shownFrom) }
            if let end = schedule.entries[shown].relevanceEnd { dates.append(end) }
            if shown == 0, let first = schedule.entries.first { dates.append(first.shownFrom) }
        }
        if case .suggestion(let until) = instance.origin { dates.append(until) }
        var next = dates.filter { $0 > now }.min()
        if let due = schedule.planned?.due, loadings[id] == nil, running.contains(instance.extensionID) {
            next = min(next ?? due, due)
        }
        agenda.set(.instance(id), to: next)
    }

    /// 1. What the clock's new time makes due is done like everything that is due.
    /// 2. A widget whose timeline came later than the new time gets a new one, free of charge: its provider spoke of
    ///    another time. So does one whose reload was planned from there.
    mutating func clockWasSet(at now: Date) {
        for id in state.instances.keys.sorted() {
            guard let instance = state.instances[id] else { continue }
            // Reloads of a future that is not there any more were not spent.
            if let last = instance.budget.spent.last, last > now {
                state.instances[id]?.budget.spent.removeAll { $0 > now }
                dirty.instances.insert(id)
            }
            if updateShownEntry(id, at: now) { effects.append(.show(id)) }
            if let received = instance.schedule.received, received > now {
                reload(id, because: .clock, at: now)
            }
            turnStack(of: id, at: now)
            setAlarm(id, after: now)
        }
        for id in state.stacks.keys.sorted() {
            if let held = state.stacks[id]?.heldUntil, held > now.addingTimeInterval(state.settings.scrollHold) {
                state.stacks[id]?.heldUntil = nil
            }
            setAlarm(id, after: now)
        }
        askForClues(at: now)
        cluesChanged(at: now)
        effects.append(.changed)
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
