import Foundation

/// What is to be looked at when: the machine's alarm clock.
///
/// A binary heap ordered by date, then by the order of setting, so that equal dates come out in a fixed order.
///
/// 1. Setting an alarm for a key replaces the one before: `dates` holds the one that counts, what lies in the heap for
///    another date is skipped when it comes up.
/// 2. When more than half of the heap is such leftovers, it is built anew, so that it never outgrows the keys.
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

    /// When the next alarm goes off.
    mutating func next() -> Date? {
        while let first = heap.first {
            if dates[first.key] == first.date { return first.date }
            pop()
        }
        return nil
    }

    /// Takes out the first alarm that is due.
    mutating func takeDue(at now: Date) -> Key? {
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
