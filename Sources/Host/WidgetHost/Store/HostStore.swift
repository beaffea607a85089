import Foundation

/// Where the host keeps what must outlive it. A change is there after `save` returns, or none of it is.
package protocol HostStore: Sendable {
    /// What was saved last; none in a new store.
    func load() async throws(StoreError) -> StoredHost?
    func save(_ changes: [StoreChange]) async throws(StoreError)
    /// The drawn entry, in the tree's binary form.
    func drawing(_ key: DrawingKey) async throws(StoreError) -> [UInt8]?
}

/// Names one drawn entry.
package struct DrawingKey: Hashable, Sendable, Codable {
    package var instance: InstanceID
    /// `WidgetSchedule.generation` of the timeline; 0 is the placeholder.
    package var generation: Int
    /// `WidgetSchedule.Entry.index`.
    package var entry: Int

    package init(instance: InstanceID, generation: Int, entry: Int) {
        self.instance = instance
        self.generation = generation
        self.entry = entry
    }
}

package enum StoreChange: Hashable, Sendable {
    /// Pages, stacks, settings: all of the state but instances and extensions.
    case layout(HostState)
    case instance(WidgetInstance)
    /// Its drawings go too.
    case instanceRemoved(InstanceID)
    case installed(InstalledExtension)
    case uninstalled(ExtensionID)
    case drawing(DrawingKey, [UInt8])
    /// Drawings of earlier timelines of the instance.
    case drawingsRemoved(InstanceID, before: Int)
    case drawingRemoved(DrawingKey)
}

package struct StoredHost: Hashable, Sendable {
    package var state: HostState
    /// What was drawn and can be had with `drawing`.
    package var drawings: Set<DrawingKey>
    /// What the store holds and this version does not know.
    package var discarded: [DiscardedChoice]

    package init(state: HostState, drawings: Set<DrawingKey>, discarded: [DiscardedChoice] = []) {
        self.state = state
        self.drawings = drawings
        self.discarded = discarded
    }
}

/// Why the store could not be read or written. The description is for people.
package enum StoreError: Error, Hashable, Sendable, CustomStringConvertible {
    case newerVersion(path: String, found: Int, known: Int)
    case inUse(path: String)
    case full(path: String)
    case damaged(path: String, reason: String)
    case failed(path: String, reason: String)

    package var description: String {
        switch self {
        case .newerVersion(let path, let found, let known):
            "'\(path)' was written by a newer version (format \(found), this one reads up to \(known)); update, "
                + "or name another file"
        case .inUse(let path): "'\(path)' is in use by another host; stop it, or name another file"
        case .full(let path): "there is no space left to write '\(path)'; free some"
        case .damaged(let path, let reason): "'\(path)' is damaged: \(reason)"
        case .failed(let path, let reason): "'\(path)' cannot be used: \(reason)"
        }
    }
}
