import Foundation

/// The changes that are not in the store yet.
///
/// 1. One write runs at a time; changes in the meantime are written next, in one batch.
/// 2. Changes that the store rejects are kept and retried with the next change; see `StoreCondition`.
/// 3. The batch with changes of a command survives a power failure, because the command is acknowledged after it.
/// 4. Waiters are resumed when all earlier changes are written or rejected.
struct UnwrittenChanges: Sendable {
    private var parts = DirtyParts()
    private var outdatedDrawings: [InstanceID: Int] = [:]
    /// Drawings that the store rejected.
    private var drawings: [DrawingKey: [UInt8]] = [:]
    private var durability = Durability.process
    private var isWriting = false
    private var waiters: [CheckedContinuation<Bool, Never>] = []

    /// The number of log lines that are stored.
    fileprivate static let keptLines = 200

    struct Batch: Sendable {
        fileprivate var parts: DirtyParts
        fileprivate var outdatedDrawings: [InstanceID: Int]
        fileprivate var drawings: [DrawingKey: [UInt8]]
        fileprivate(set) var durability: Durability
    }

    mutating func add(_ parts: DirtyParts) { self.parts.merge(parts) }

    mutating func addLayout() { parts.layout = true }

    /// The next batch contains changes of a command.
    mutating func awaitPower() { durability = .power }

    /// Keeps a drawing that the store rejected, so that it is written when there is room.
    mutating func add(_ bytes: [UInt8], as key: DrawingKey) { drawings[key] = bytes }

    /// Removes everything of a widget again, in case that a drawing was stored after its removal.
    mutating func addRemoval(of id: InstanceID) { parts.removed.insert(id) }

    /// Discards the drawings of earlier generations.
    mutating func discardDrawings(of id: InstanceID, before generation: Int) {
        outdatedDrawings[id] = generation
        drawings = drawings.filter { $0.key.instance != id || $0.key.generation >= generation }
    }

    mutating func forgetDrawings(of id: InstanceID) {
        outdatedDrawings[id] = nil
        drawings = drawings.filter { $0.key.instance != id }
    }

    var isEmpty: Bool { parts.isEmpty && outdatedDrawings.isEmpty && drawings.isEmpty }

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
            drawings = [:]
            durability = .process
        }
        return Batch(
            parts: parts, outdatedDrawings: outdatedDrawings, drawings: drawings, durability: durability)
    }

    /// Restores changes that the store rejected.
    mutating func restore(_ batch: Batch) {
        let newer = self
        parts = batch.parts
        parts.merge(newer.parts)
        drawings = batch.drawings.filter { key, _ in
            key.generation >= newer.outdatedDrawings[key.instance] ?? 0 && !newer.parts.removed.contains(key.instance)
        }
        drawings.merge(newer.drawings) { $1 }
        outdatedDrawings = batch.outdatedDrawings.filter { !newer.parts.removed.contains($0.key) }
        outdatedDrawings.merge(newer.outdatedDrawings) { $1 }
        if batch.durability == .power { durability = .power }
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
        for (key, bytes) in drawings where state.instances[key.instance] != nil {
            changes.append(.drawing(key, bytes))
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
