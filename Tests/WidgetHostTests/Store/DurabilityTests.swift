import Foundation
import RenderModel
import Synchronization
import TestSupport
import Testing

@testable import WidgetHost

@Suite("What is stored for good")
struct DurabilityTests {
    /// Records how each save is made, and holds or rejects those that the test names.
    private final class WatchedStore: HostStore {
        private struct State {
            var saves: [(changes: [StoreChange], durability: Durability)] = []
            var loading: StoreError?
            var saving: StoreError?
            var holdsDrawings = false
        }

        let inner = MemoryStore()
        private let state = Mutex(State())

        var saves: [(changes: [StoreChange], durability: Durability)] { state.withLock { $0.saves } }
        func forget() { state.withLock { $0.saves = [] } }
        func failLoading(_ error: StoreError?) { state.withLock { $0.loading = error } }
        func failSaving(_ error: StoreError?) { state.withLock { $0.saving = error } }
        func holdDrawings(_ isHeld: Bool) { state.withLock { $0.holdsDrawings = isHeld } }

        func load() async throws(StoreError) -> StoredHost? {
            if let error = state.withLock({ $0.loading }) { throw error }
            return try await inner.load()
        }

        func save(_ changes: [StoreChange]) async throws(StoreError) {
            try await save(changes, surviving: .process)
        }

        func save(_ changes: [StoreChange], surviving durability: Durability) async throws(StoreError) {
            if let error = state.withLock({ $0.saving }) { throw error }
            let areDrawings = changes.contains { if case .drawing = $0 { true } else { false } }
            while areDrawings, state.withLock({ $0.holdsDrawings }) {
                try? await Task.sleep(for: .milliseconds(1))
            }
            state.withLock { $0.saves.append((changes, durability)) }
            try await inner.save(changes)
        }

        func drawing(_ key: DrawingKey) async throws(StoreError) -> [UInt8]? { try await inner.drawing(key) }
    }

    private static func gateway() -> ScriptedGateway {
        ScriptedGateway(provider: { _, now throws(GatewayFailure) in
            .init([.init(now, "now"), .init(now + 60.0.minutes, "later")])
        })
    }

    private static let full = StoreError.full(path: "device.sqlite")

    @Test(
        "S-STORE-1, S-STORE-7: The change of an acknowledged command survives a power failure; others are not forced to the disk"
    )
    func power() async throws {
        let store = WatchedStore()
        let gateway = ScriptedGateway(provider: { _, now throws(GatewayFailure) in
            .init([.init(now, "now")], .after((now + 60.0.minutes).timeIntervalSinceReferenceDate))
        })
        let fixture = try await HostFixture(gateway, store: store)
        store.forget()
        let id = try await fixture.place()
        #expect(
            store.saves.contains { save in
                save.durability == .power
                    && save.changes.contains { if case .instance(let placed) = $0 { placed.id == id } else { false } }
            })
        store.forget()
        await fixture.advance(120.0.minutes)
        #expect(!store.saves.isEmpty)
        #expect(store.saves.allSatisfy { $0.durability == .process })
    }

    @Test("A drawing that is saved while its widget is removed does not stay in the store")
    func removedMeanwhile() async throws {
        let store = WatchedStore()
        let fixture = try await HostFixture(Self.gateway(), store: store)
        let id = try await fixture.place()
        store.holdDrawings(true)
        _ = try await fixture.host.send(.widget(.reload(id)))
        _ = try await fixture.host.send(.layout(.remove(id)))
        store.holdDrawings(false)
        await fixture.host.settle()
        #expect(try await store.load()?.drawings == [])
    }

    @Test(
        "S-STORE-18: Drawings that the store rejected are stored when it accepts changes, and outdated ones are removed"
    )
    func rejectedDrawings() async throws {
        let store = WatchedStore()
        let fixture = try await HostFixture(Self.gateway(), store: store)
        let id = try await fixture.place()
        store.failSaving(Self.full)
        _ = try? await fixture.host.send(.widget(.reload(id)))
        await fixture.host.settle()
        store.failSaving(nil)
        _ = try await fixture.host.send(.device(.clearLog))
        await fixture.host.settle()
        let stored = try #require(try await store.load())
        let schedule = try #require(stored.state.instances[id]?.schedule)
        let wanted = schedule.entries.map {
            DrawingKey(instance: id, generation: schedule.generation, entry: $0.index)
        }
        #expect(schedule.generation == 2)
        #expect(stored.drawings == Set(wanted))
    }

    @Test("S-STORE-17: A stored device that cannot be read is not replaced, and commands are rejected with the reason")
    func unread() async throws {
        let store = WatchedStore()
        var id = InstanceID(0)
        do {
            let fixture = try await HostFixture(Self.gateway(), store: store)
            id = try await fixture.place()
        }
        let error = StoreError.failed(path: "device.sqlite", reason: "disk I/O error")
        store.failLoading(error)
        let second = try await HostFixture(Self.gateway(), store: store)
        #expect(await second.host.snapshot().notices == [error.description])
        await #expect(throws: HostError.notStored(reason: error.description, isMade: false)) {
            try await second.host.send(Samples.place())
        }
        store.failLoading(nil)
        #expect(try await store.load()?.state.instances.keys.map { $0 } == [id])
    }

    @Test("S-STORE-20: The write-ahead log becomes small again after a large save")
    func journal() async throws {
        let folder = FileManager.default.temporaryDirectory.appendingPathComponent("tessera-\(UUID().uuidString)").path
        defer { try? FileManager.default.removeItem(atPath: folder) }
        let store = try SQLiteStore(path: folder + "/device.sqlite")
        func size() throws -> Int {
            let attributes = try FileManager.default.attributesOfItem(atPath: folder + "/device.sqlite-wal")
            return (attributes[.size] as? NSNumber)?.intValue ?? 0
        }
        let key = DrawingKey(instance: InstanceID(1), generation: 1, entry: 0)
        try await store.save([.drawing(key, [UInt8](repeating: 1, count: 20 << 20))])
        #expect(try size() > 16 << 20)
        for number in 0..<3 {
            try await store.save([.drawing(key, [UInt8(number)])], surviving: number == 1 ? .power : .process)
        }
        #expect(try size() <= 5 << 20)
        #expect(try await store.drawing(key) == [2])
    }

    @Test("S-STORE-16: A store that cannot be created on a full disk is reported as full, not only as unusable")
    func fullAtStart() async throws {
        let folder = FileManager.default.temporaryDirectory.appendingPathComponent("tessera-\(UUID().uuidString)").path
        defer { try? FileManager.default.removeItem(atPath: folder) }
        let path = folder + "/device.sqlite"
        let opening = await StoreOpening(path: path, byteLimit: 4_096)
        #expect(opening.failure == .full(path: path))
        #expect(await StoreOpening(path: path).failure == nil)
    }

    @Test("S-STORE-16: Used-up space and quotas count as a full disk; a missing folder of a disk with room does not")
    func freeSpace() {
        #expect(FreeSpace.isSpent(ENOSPC) && FreeSpace.isSpent(EDQUOT) && !FreeSpace.isSpent(EACCES))
        #expect(!FreeSpace.isExhausted(at: NSTemporaryDirectory() + "missing/folder/device.sqlite"))
    }
}
