import Synchronization
import WidgetHost

/// A real store that fails on demand, and that dies with its host at a chosen write.
final class ScriptedStore: HostStore {
    enum Condition: Hashable, Sendable {
        case working
        case failing(StoreError)
        /// The host is killed before or after the next write but `writes`.
        case dying(writes: Int, isBefore: Bool)
        /// The host was killed: nothing is written any more.
        case dead
    }

    private let inner: any HostStore
    private let condition = Mutex(Condition.working)
    private let defect: ScriptedDefect?

    init(_ inner: any HostStore, defect: ScriptedDefect? = nil) {
        self.inner = inner
        self.defect = defect
    }

    func set(_ condition: Condition) { self.condition.withLock { $0 = condition } }

    var isDead: Bool { condition.withLock { $0 } == .dead }

    /// What a killed host can no longer do.
    static let killed = StoreError.failed(path: "device.sqlite", reason: "the host was killed")

    func load() async throws(StoreError) -> StoredHost? {
        try check()
        return try await inner.load()
    }

    func save(_ changes: [StoreChange]) async throws(StoreError) {
        let fate = condition.withLock { condition in
            guard case .dying(let writes, let isBefore) = condition else { return (isKilled: false, isBefore: false) }
            condition = writes > 0 ? .dying(writes: writes - 1, isBefore: isBefore) : .dead
            return (isKilled: writes <= 0, isBefore: isBefore)
        }
        guard fate.isKilled else {
            try check()
            return try await write(changes)
        }
        if !fate.isBefore { try await write(changes) }
        throw Self.killed
    }

    private func write(_ changes: [StoreChange]) async throws(StoreError) {
        switch defect {
        case .forgetsConfigurations:
            try await inner.save(
                changes.filter { change in
                    if case .instance(let instance) = change { return instance.id.number % 2 == 0 }
                    return true
                })
        case .forgetsDrawings:
            try await inner.save(changes.filter { if case .drawing = $0 { false } else { true } })
        default: try await inner.save(changes)
        }
    }

    func drawing(_ key: DrawingKey) async throws(StoreError) -> [UInt8]? {
        try check()
        var key = key
        if defect == .showsOtherWidget, key.instance.number > 1 { key.instance = InstanceID(key.instance.number - 1) }
        return try await inner.drawing(key)
    }

    private func check() throws(StoreError) {
        switch condition.withLock({ $0 }) {
        case .working, .dying: return
        case .failing(let error): throw error
        case .dead: throw Self.killed
        }
    }
}

/// A defect of the scripted parts, with which tests show that the machine finds such defects.
enum ScriptedDefect: String, CaseIterable, Hashable, Sendable {
    /// The store answers before, and does not store, every other change of a widget.
    case forgetsConfigurations
    /// The store does not store pictures.
    case forgetsDrawings
    /// The store returns another widget's picture.
    case showsOtherWidget
    /// Processes do not end.
    case leavesProcesses
    /// A descriptor stays open after each end of the device.
    case leaksDescriptors
    /// A file stays after each end of the device.
    case leavesFiles
    /// The reason of a failed request is lost.
    case losesReasons
}
