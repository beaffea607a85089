import Foundation

/// The machine's alarms: keys with the date at which each must be checked.
///
/// A binary heap ordered by date, then by the order of setting, so that equal dates come out in a fixed order.
///
/// 1. Setting an alarm for a key replaces the previous one: `dates` has the valid date; heap entries with another date
///    are skipped.
/// 2. If more than half of the heap are outdated entries, it is rebuilt, so that its size stays proportional to the
///    number of keys.
struct Agenda: Sendable {
    enum Key: Hashable, Sendable {
        case instance(InstanceID)
        case stack(StackID)
        case activity(ActivityID)
    }

    private struct Alarm: Sendable {
        var date: Date
        var order: Int
        var key: Key

        func isBefore(_ other: Alarm) -> Bool {
            date < other.date || (date == other.date && order < other.order)
        }
    }

    private var heap: [Alarm] = []
    private var dates: [Key: Date] = [:]
    private var counter = 0

    mutating func set(_ key: Key, to date: Date?) {
        guard dates[key] != date else { return }
        dates[key] = date
        guard let date else { return }
        counter += 1
        push(Alarm(date: date, order: counter, key: key))
        if heap.count > 2 * dates.count + 16 { rebuild() }
    }

    /// The date of the next alarm.
    mutating func next() -> Date? {
        while let first = heap.first {
            if dates[first.key] == first.date { return first.date }
            pop()
        }
        return nil
    }

    /// Removes and returns the first due alarm.
    mutating func takeDueEvents(at now: Date) -> Key? {
        guard let date = next(), date <= now, let first = heap.first else { return nil }
        pop()
        dates[first.key] = nil
        return first.key
    }

    private mutating func rebuild() {
        let valid = heap.filter { dates[$0.key] == $0.date }
        heap = []
        for alarm in valid { push(alarm) }
    }

    private mutating func push(_ alarm: Alarm) {
        heap.append(alarm)
        var child = heap.count - 1
        while child > 0 {
            let parent = (child - 1) / 2
            guard heap[child].isBefore(heap[parent]) else { break }
            heap.swapAt(child, parent)
            child = parent
        }
    }

    private mutating func pop() {
        heap.swapAt(0, heap.count - 1)
        heap.removeLast()
        var parent = 0
        while true {
            var smallest = parent
            for child in [2 * parent + 1, 2 * parent + 2]
            where child < heap.count && heap[child].isBefore(heap[smallest]) {
                smallest = child
            }
            guard smallest != parent else { return }
            heap.swapAt(parent, smallest)
            parent = smallest
        }
    }
}
