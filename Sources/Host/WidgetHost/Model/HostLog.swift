import Foundation

/// What happened, for people and for tests; keeps the newest lines.
package struct HostLog: Hashable, Sendable, Codable {
    package struct Line: Hashable, Sendable, Codable, Identifiable {
        /// Counts from 0 since the log began.
        package let id: Int
        package let date: Date
        package let instance: InstanceID?
        package let extensionID: ExtensionID?
        package let event: Event

        package var text: String { event.text }
    }

    package private(set) var lines: [Line]
    package private(set) var nextID: Int
    private let limit: Int

    package init(limit: Int) {
        lines = []
        nextID = 0
        self.limit = max(1, limit)
    }

    /// Drops old lines in batches, so that adding one costs the same on average however long the log is.
    package mutating func add(
        _ event: Event, at date: Date, instance: InstanceID? = nil, extensionID: ExtensionID? = nil
    ) {
        lines.append(Line(id: nextID, date: date, instance: instance, extensionID: extensionID, event: event))
        nextID += 1
        if lines.count > limit + limit / 2 { lines.removeFirst(lines.count - limit) }
    }

    /// The same log with its newest lines alone.
    package func tail(_ count: Int) -> HostLog {
        var log = self
        log.lines = lines.suffix(count)
        return log
    }

    package mutating func clear() { lines = [] }
}
