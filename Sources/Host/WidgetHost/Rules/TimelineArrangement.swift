import ExtensionProtocol
import Foundation

/// The entries of a provider's timeline as the host will show them.
///
/// The entries are processed in order of date, with `spacing` as the minimum time between two changes (F-75):
///
/// 1. Entries beyond the limit are skipped, and so are entries whose date is out of range.
/// 2. An entry whose date is not later than the display date of the previous one replaces it: the earlier one would
///    never be visible.
/// 3. An entry closer than `spacing` to the previous one is shown `spacing` after it.
/// 4. Any other is shown at its date.
///
/// Invariant: `shownFrom` increases by at least `spacing` between entries, and is never before the entry's date.
struct TimelineArrangement: Sendable {
    var entries: [WidgetSchedule.Entry] = []
    /// The number of entries that are never shown because others are too close.
    var omitted = 0
    var beyondLimit = 0
    /// The number of entries without a valid date.
    var undated = 0
    /// The minimum interval in seconds between entries of different dates.
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

    /// Whether a number of seconds is in the range of supported dates.
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
            omitted += 1
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
