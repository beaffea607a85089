import Foundation

/// What a saved change survives.
package enum Durability: Hashable, Sendable {
    /// The end of the process at any time. A power failure may undo the latest changes, but never earlier ones without
    /// them.
    case process
    /// A power failure as well, as far as the file system keeps what it confirms.
    case power
}

/// The persistent storage of the host. After `save` returns, a change is stored completely or not at all.
package protocol HostStore: Sendable {
    /// The last saved state; `nil` in a new store.
    func load() async throws(StoreError) -> StoredHost?
    func save(_ changes: [StoreChange]) async throws(StoreError)
    /// The same, and the change survives what `durability` names.
    func save(_ changes: [StoreChange], surviving durability: Durability) async throws(StoreError)
    /// The drawn entry, in the tree's binary form.
    func drawing(_ key: DrawingKey) async throws(StoreError) -> [UInt8]?
}

extension HostStore {
    package func save(_ changes: [StoreChange], surviving durability: Durability) async throws(StoreError) {
        try await save(changes)
    }
}

/// Identifies a drawn entry.
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
    /// Pages, stacks, settings: all of the state except for instances and extensions.
    case layout(HostState)
    case instance(WidgetInstance)
    /// Removes an instance and its drawings.
    case instanceRemoved(InstanceID)
    case installed(InstalledExtension)
    case uninstalled(ExtensionID)
    case drawing(DrawingKey, [UInt8])
    /// Removes the drawings of earlier timelines of the instance.
    case drawingsRemoved(InstanceID, before: Int)
    case drawingRemoved(DrawingKey)
}

package struct StoredHost: Hashable, Sendable {
    package var state: HostState
    /// The keys of all drawings, which `drawing` returns.
    package var drawings: Set<DrawingKey>
    /// Stored settings that this version does not know.
    package var discarded: [DiscardedChoice]

    package init(state: HostState, drawings: Set<DrawingKey>, discarded: [DiscardedChoice] = []) {
        self.state = state
        self.drawings = drawings
        self.discarded = discarded
    }
}

/// The reason that the store could not be read or written. The description is for users.
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
        case .full(let path):
            "there is no disk space left to write '\(path)'; free some space, or raise the limit of file sizes "
                + "(ulimit -f)"
        case .damaged(let path, let reason): "'\(path)' is damaged: \(reason)"
        case .failed(let path, let reason): "'\(path)' cannot be used: \(reason)"
        }
    }
}
