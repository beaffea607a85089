import ExtensionProtocol
import Foundation

/// The entries of a provider's timeline as the host will show them.
///
/// Going through the entries in order of date, with `spacing` the least time between two changes (F-75):
///
/// 1. Entries beyond the limit are left out, and entries whose date is not a moment within thousands of years.
/// 2. An entry that is not later than the one before is shown takes its place: the person would never see the earlier.
/// 3. An entry closer than `spacing` to the one before is shown `spacing` after it.
/// 4. Any other is shown at its date.
///
/// Invariant: `shownFrom` grows by at least `spacing` from entry to entry, and is never before the entry's date.
struct TimelineArrangement: Sendable {
    var entries: [WidgetSchedule.Entry] = []
    /// Entries that are never shown because others came too close.
    var leftOut = 0
    var beyondLimit = 0
    /// Entries without a usable date.
    var undated = 0
    /// Seconds between the two closest entries of different dates.
    var closest: TimeInterval?

    init(_ reply: EntriesReply, settings: HostSettings) {
        let limited = reply.entries.prefix(max(1, settings.entryLimit))
        beyondLimit = reply.entries.count - limited.count
        entries.reserveCapacity(limited.count)
        var previous: Date?
        for (index, entry) in limited.enumerated() {
            guard Self.isUsable(entry.date) else {
                undated += 1
                continue
            }
            let date = Date(timeIntervalSinceReferenceDate: entry.date)
            if let gap = previous.map({ date.timeIntervalSince($0) }), gap > 0 {
                closest = min(closest ?? gap, gap)
            }
            previous = date
            let relevance = entry.relevance.flatMap { relevance -> WidgetSchedule.Relevance? in
                guard relevance.score.isFinite, Self.isUsable(relevance.duration) else { return nil }
                return WidgetSchedule.Relevance(score: relevance.score, duration: relevance.duration)
            }
            append(
                WidgetSchedule.Entry(date: date, shownFrom: date, relevance: relevance, index: index),
                spacing: settings.entrySpacing)
        }
    }

    /// Whether a number of seconds is one that dates can be reckoned with.
    static func isUsable(_ seconds: Double) -> Bool { abs(seconds) < 1e11 }

    private mutating func append(_ entry: WidgetSchedule.Entry, spacing: TimeInterval) {
        guard let last = entries.last else {
            entries.append(entry)
            return
        }
        var entry = entry
        if entry.date <= last.shownFrom {
            entry.shownFrom = last.shownFrom
            entries[entries.count - 1] = entry
            leftOut += 1
        } else {
            entry.shownFrom = max(entry.date, last.shownFrom.addingTimeInterval(spacing))
            entries.append(entry)
        }
    }
}

extension WidgetSchedule.Policy {
    init(_ policy: EntriesReply.ReloadPolicy) {
        switch policy {
        case .atEnd: self = .atEnd
        case .never: self = .never
        case .after(let seconds):
            let isUsable = TimelineArrangement.isUsable(seconds)
            self = isUsable ? .after(Date(timeIntervalSinceReferenceDate: seconds)) : .never
        }
    }
}
