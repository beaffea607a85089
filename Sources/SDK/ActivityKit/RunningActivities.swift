import Foundation
import Synchronization

/// The Live Activities that the device shows, as the widget's code finds them while one of its intents runs.
///
/// 1. Before an intent runs, whoever serves the device puts in what is shown.
/// 2. `Activity.activities` gives those of the asked attributes; `update` and `end` change them here.
/// 3. Afterwards what changed is taken out again. Outside of an intent there are none.
package enum RunningActivities {
    /// One activity. Sendable because it is changed behind the mutex alone; its values belong to the widget's source,
    /// and one intent at a time uses them.
    package struct Entry: @unchecked Sendable {
        package let id: String
        package let attributes: any ActivityAttributes
        /// Of the attributes' type of content.
        package fileprivate(set) var state: any Hashable & Codable
        package fileprivate(set) var staleDate: Date?
        package fileprivate(set) var relevanceScore = 0.0
        package fileprivate(set) var phase: ActivityState
        /// Whether the code updated or ended it.
        package fileprivate(set) var isChanged = false

        package init(
            id: String, attributes: any ActivityAttributes, state: any Hashable & Codable, phase: ActivityState
        ) {
            self.id = id
            self.attributes = attributes
            self.state = state
            self.phase = phase
        }
    }

    private static let entries = Mutex<[Entry]>([])

    package static func set(_ running: [Entry]) {
        entries.withLock { $0 = running }
    }

    /// Those that the code changed since they were put in; none is left.
    package static func takeChanged() -> [Entry] {
        entries.withLock { entries in
            defer { entries = [] }
            return entries.filter(\.isChanged)
        }
    }

    static var all: [Entry] { entries.withLock { $0 } }

    static func entry(_ id: String) -> Entry? { entries.withLock { $0.first { $0.id == id } } }

    /// - Returns: whether there is such an activity, and it has not ended.
    static func update(_ id: String, state: any Hashable & Codable, staleDate: Date?, relevanceScore: Double) -> Bool {
        change(id) { entry in
            entry.state = state
            entry.staleDate = staleDate
            entry.relevanceScore = relevanceScore
            entry.phase = staleDate.map { $0 <= Date() } ?? false ? .stale : .active
        }
    }

    /// - Parameter state: the last one; none keeps what is shown.
    static func end(_ id: String, state: (any Hashable & Codable)?, isDismissed: Bool) -> Bool {
        change(id) { entry in
            entry.state = state ?? entry.state
            entry.phase = isDismissed ? .dismissed : .ended
        }
    }

    private static func change(_ id: String, _ change: (inout Entry) -> Void) -> Bool {
        entries.withLock { entries in
            guard let index = entries.firstIndex(where: { $0.id == id }) else { return false }
            guard entries[index].phase != .ended, entries[index].phase != .dismissed else { return false }
            change(&entries[index])
            entries[index].isChanged = true
            return true
        }
    }
}
