import Foundation

/// The date at which a metered reload may run, and the reason for a delay.
package struct ReloadGrant: Hashable, Sendable {
    package var date: Date
    /// `nil` if it may run at once.
    package var because: String?
}

extension ReloadBudget {
    /// The first date from `now` on at which a metered reload may run.
    ///
    /// 1. Two metered reloads are at least `reloadSpacing` apart.
    /// 2. Within any 24 hours there are at most `reloadsPerDay`.
    /// 3. Once three quarters are used, the rest is spread evenly until the oldest leaves the window, so that a widget
    ///    that reloads often slows down instead of stopping.
    package func grant(at now: Date, settings: HostSettings) -> ReloadGrant {
        guard settings.metering == .on, let last = spent.last else { return ReloadGrant(date: now) }
        let perDay = max(1, settings.reloadsPerDay)
        var grant = ReloadGrant(date: now)
        func wait(until date: Date, _ reason: @autoclosure () -> String) {
            if date > grant.date { grant = ReloadGrant(date: date, because: reason()) }
        }
        wait(
            until: last.addingTimeInterval(settings.reloadSpacing),
            "reloads are at least \(Int(settings.reloadSpacing / 60)) minutes apart")
        let used = used(at: now)
        if used >= perDay {
            wait(
                until: spent[spent.count - perDay].addingTimeInterval(Self.window),
                "\(used) of \(perDay) reloads of the last 24 hours are used")
        } else if used * 4 >= perDay * 3 {
            let end = spent[spent.count - used].addingTimeInterval(Self.window)
            let rest = perDay - used
            let others = rest == 1 ? "the other one is delayed" : "the other \(rest) are spread over the day"
            wait(
                until: last.addingTimeInterval(end.timeIntervalSince(last) / Double(rest + 1)),
                "\(used) of \(perDay) reloads of the last 24 hours are used; \(others)")
        }
        return grant
    }

    /// Metered reloads in the 24 hours before `now`.
    package func used(at now: Date) -> Int {
        let start = now.addingTimeInterval(-Self.window)
        return spent.count - (spent.firstIndex { $0 > start } ?? spent.count)
    }

    /// Records a metered reload and removes those outside of the window.
    mutating func spend(at now: Date) {
        let start = now.addingTimeInterval(-Self.window)
        let expired = spent.firstIndex { $0 > start } ?? spent.count
        spent.removeFirst(expired)
        spent.append(now)
        total += 1
    }
}
