import Foundation

/// The changes that are not in the store yet.
///
/// 1. One write runs at a time; changes in the meantime are written next, in one batch.
/// 2. Changes that the store rejects are kept and retried with the next change; see `StoreCondition`.
/// 3. Waiters are resumed when all earlier changes are written or rejected.
struct UnwrittenChanges: Sendable {
    private var parts = DirtyParts()
    private var outdatedDrawings: [InstanceID: Int] = [:]
    private var isWriting = false
    private var waiters: [CheckedContinuation<Bool, Never>] = []

    /// The number of log lines that are stored.
    fileprivate static let keptLines = 200

    struct Batch: Sendable {
        fileprivate var parts: DirtyParts
        fileprivate var outdatedDrawings: [InstanceID: Int]
    }

    mutating func add(_ parts: DirtyParts) { self.parts.merge(parts) }

    mutating func addLayout() { parts.layout = true }

    /// Discards the drawings of earlier generations.
    mutating func discardDrawings(of id: InstanceID, before generation: Int) { outdatedDrawings[id] = generation }

    mutating func forgetDrawings(of id: InstanceID) { outdatedDrawings[id] = nil }

    var isEmpty: Bool { parts.isEmpty && outdatedDrawings.isEmpty }

    /// - Returns: Whether the caller must write now, until `take` returns `nil`.
    mutating func beginWriting() -> Bool {
        guard !isWriting, !isEmpty else { return false }
        isWriting = true
        return true
    }

    /// The changes to write next; `nil` if there are none, which ends the writing.
    mutating func take() -> Batch? {
        guard !isEmpty else {
            endWriting()
            return nil
        }
        defer {
            parts = DirtyParts()
            outdatedDrawings = [:]
        }
        return Batch(parts: parts, outdatedDrawings: outdatedDrawings)
    }

    /// Restores changes that the store rejected.
    mutating func restore(_ batch: Batch) {
        var back = batch.parts
        back.merge(parts)
        parts = back
        endWriting()
    }

    private mutating func endWriting() {
        isWriting = false
        for waiter in waiters { waiter.resume(returning: false) }
        waiters = []
    }

    /// Resumes the waiter with `true` if no write is running, and with `false` after the current write.
    mutating func wait(_ waiter: CheckedContinuation<Bool, Never>) {
        if isWriting { waiters.append(waiter) } else { waiter.resume(returning: true) }
    }
}

extension UnwrittenChanges.Batch {
    func changes(_ state: HostState) -> [StoreChange] {
        var changes: [StoreChange] = []
        for id in parts.extensions.sorted() {
            changes.append(state.extensions[id].map { .installed($0) } ?? .uninstalled(id))
        }
        if parts.layout {
            var layout = state
            layout.extensions = [:]
            layout.instances = [:]
            layout.log = layout.log.tail(UnwrittenChanges.keptLines)
            changes.append(.layout(layout))
        }
        for id in parts.instances.sorted() {
            if let instance = state.instances[id] { changes.append(.instance(instance)) }
        }
        for id in parts.removed.sorted() { changes.append(.instanceRemoved(id)) }
        for (id, generation) in outdatedDrawings.sorted(by: { $0.key < $1.key }) {
            changes.append(.drawingsRemoved(id, before: generation))
        }
        return changes
    }
}

extension DirtyParts {
    fileprivate mutating func merge(_ other: DirtyParts) {
        layout = layout || other.layout
        instances = instances.union(other.instances).subtracting(other.removed)
        removed.formUnion(other.removed)
        extensions.formUnion(other.extensions)
    }
}

extension StoredHost {
    /// Drawings that remain after the host was killed: of removed widgets, and of timelines that never became current.
    func orphans(on device: HostMachine) -> [StoreChange] {
        drawings.filter { key in
            guard let schedule = device.schedule(of: key.instance) else { return true }
            return key.generation > schedule.generation
        }
        .map { .drawingRemoved($0) }
    }
}
