import Foundation
import RenderModel
import Synchronization
import Testing
import WidgetHost

@Suite("A store that fails")
struct StoreFaultTests {
    /// Refuses what the test says.
    private final class FaultyStore: HostStore {
        private let inner = MemoryStore()
        private let error = Mutex<StoreError?>(nil)

        func fail(with error: StoreError?) { self.error.withLock { $0 = error } }

        func load() async throws(StoreError) -> StoredHost? {
            if let error = error.withLock({ $0 }) { throw error }
            return try await inner.load()
        }

        func save(_ changes: [StoreChange]) async throws(StoreError) {
            if let error = error.withLock({ $0 }) { throw error }
            try await inner.save(changes)
        }

        func drawing(_ key: DrawingKey) async throws(StoreError) -> [UInt8]? {
            if let error = error.withLock({ $0 }) { throw error }
            return try await inner.drawing(key)
        }
    }

    private static func gateway() -> ScriptedGateway {
        ScriptedGateway(provider: { _, now throws(GatewayFailure) in
            .init((0..<3).map { .init(now + Double($0 * 60).minutes, "hour \($0)") })
        })
    }

    @Test("A full disk is reported once; widgets continue from memory, and everything is written when there is space")
    func full() async throws {
        let store = FaultyStore()
        let fixture = try await HostFixture(Self.gateway(), store: store)
        store.fail(with: .full(path: "device.sqlite"))
        let id = try await fixture.place()
        #expect(try await fixture.host.tree(of: id).tree?.strings == ["hour 0"])
        await fixture.advance(70.0.minutes)
        #expect(try await fixture.host.tree(of: id).tree?.strings == ["hour 1"])
        #expect(await fixture.host.snapshot().notices == [StoreError.full(path: "device.sqlite").description])
        store.fail(with: nil)
        _ = try await fixture.host.send(.widget(.reload(id)))
        await fixture.host.settle()
        let stored = try #require(try await store.load())
        #expect(stored.state.instances[id]?.schedule.entries.count == 3)
        #expect(stored.drawings.contains { $0.instance == id })
    }

    @Test("An unreadable store is reported, and the host starts empty")
    func unreadable() async throws {
        let store = FaultyStore()
        store.fail(with: .damaged(path: "device.sqlite", reason: "disk image is malformed"))
        let host = WidgetHost(clock: ManualClock(Samples.start), store: store)
        await host.start()
        let snapshot = await host.snapshot()
        #expect(snapshot.instances.isEmpty)
        #expect(snapshot.notices.first?.contains("is damaged") == true)
    }

    @Test("A killed and restarted host has its widgets, configuration and pictures")
    func restart() async throws {
        let folder = FileManager.default.temporaryDirectory.appendingPathComponent("tessera-\(UUID().uuidString)").path
        defer { try? FileManager.default.removeItem(atPath: folder) }
        var id = InstanceID(0)
        do {
            let store = try SQLiteStore(path: folder + "/device.sqlite")
            let fixture = try await HostFixture(Self.gateway(), store: store)
            id = try await fixture.place(Samples.place(configuration: Samples.city("jeju")))
        }
        let store = try SQLiteStore(path: folder + "/device.sqlite")
        let host = WidgetHost(clock: ManualClock(Samples.start + 65.0.minutes), store: store)
        await host.start()
        let shown = try await host.tree(of: id)
        #expect(shown.tree?.strings == ["hour 1"])
        #expect(await host.snapshot().instances.first?.configuration == Samples.city("jeju"))
        #expect(await host.snapshot().pages[0].items.first?.content == .widget(id))
    }
}
