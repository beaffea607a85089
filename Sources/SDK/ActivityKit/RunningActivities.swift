import Foundation
import Synchronization

/// The Live Activities on the device, as an intent's code sees them.
///
/// 1. Before an intent runs, the caller sets the activities on the device.
/// 2. `Activity.activities` returns those with matching attributes; `update` and `end` modify them here.
/// 3. Afterward the changes are collected and the list is cleared. Outside intents the list is empty.
package enum RunningActivities {
    /// One activity. Sendable because it is changed behind the mutex alone; its values belong to the widget's source,
    /// and one intent at a time uses them.
    package struct Entry: @unchecked Sendable {
        package let id: String
        package let attributes: any ActivityAttributes
        /// The attributes type's content state.
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

    /// The activities that the code changed since the last call; clears the list.
    package static func takeChanged() -> [Entry] {
        entries.withLock { entries in
            defer { entries = [] }
            return entries.filter(\.isChanged)
        }
    }

    static var all: [Entry] { entries.withLock { $0 } }

    static func entry(_ id: String) -> Entry? { entries.withLock { $0.first { $0.id == id } } }

    /// - Returns: whether the activity exists and has not ended.
    static func update(_ id: String, state: any Hashable & Codable, staleDate: Date?, relevanceScore: Double) -> Bool {
        change(id) { entry in
            entry.state = state
            entry.staleDate = staleDate
            entry.relevanceScore = relevanceScore
            entry.phase = staleDate.map { $0 <= Date() } ?? false ? .stale : .active
        }
    }

    /// - Parameter state: the final state; `nil` keeps the current one.
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
