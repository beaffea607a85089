import Foundation

/// The event log, for users and tests; keeps the newest lines.
package struct HostLog: Hashable, Sendable, Codable {
    package struct Line: Hashable, Sendable, Codable, Identifiable {
        /// The number of the line, from 0 since the start of the log.
        package let id: Int
        package let date: Date
        package let instance: InstanceID?
        package fileprivate(set) var extensionID: ExtensionID?
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

    /// Adds a line. Old lines are dropped in batches, so that the average cost does not depend on the log's length.
    package mutating func add(
        _ event: Event, at date: Date, instance: InstanceID? = nil, extensionID: ExtensionID? = nil
    ) {
        lines.append(Line(id: nextID, date: date, instance: instance, extensionID: extensionID, event: event))
        nextID += 1
        if lines.count > limit + limit / 2 { lines.removeFirst(lines.count - limit) }
    }

    /// The same log with only its newest lines.
    package func tail(_ count: Int) -> HostLog {
        var log = self
        log.lines = lines.suffix(count)
        return log
    }

    /// Gives extensions other identifiers.
    mutating func rename(_ names: [ExtensionID: ExtensionID]) {
        for index in lines.indices {
            if let id = lines[index].extensionID, let name = names[id] { lines[index].extensionID = name }
        }
    }

    package mutating func clear() { lines = [] }
}
