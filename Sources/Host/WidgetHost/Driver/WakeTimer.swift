import Foundation

/// Wakes the host when the next event is due.
struct WakeTimer: Sendable {
    /// The date of the event; `nil` if no event is scheduled.
    private(set) var date: Date?
    private var task: Task<Void, Never>?

    mutating func set(_ date: Date?, _ clock: any HostClock, _ wake: @escaping @Sendable () async -> Void) {
        self.date = date
        reset(clock, wake)
    }

    /// Waits for the same date again after a change of the clock.
    mutating func reset(_ clock: any HostClock, _ wake: @escaping @Sendable () async -> Void) {
        task?.cancel()
        task = date.map { date in
            Task {
                guard (try? await clock.sleep(until: date)) != nil, !Task.isCancelled else { return }
                await wake()
            }
        }
    }

    mutating func cancel() {
        task?.cancel()
        task = nil
    }
}
