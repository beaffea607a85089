import Foundation
import RenderModel
import Synchronization
import TestSupport
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

    private static let full = StoreError.full(path: "device.sqlite")

    @Test(
        "S-STORE-10: A full disk is reported once; widgets continue from memory, and everything is written when there is space"
    )
    func full() async throws {
        let store = FaultyStore()
        let fixture = try await HostFixture(Self.gateway(), store: store)
        let id = try await fixture.place()
        store.fail(with: Self.full)
        // The new timeline is drawn, whether or not the command is acknowledged before it arrives.
        _ = try? await fixture.host.send(.widget(.reload(id)))
        await fixture.host.settle()
        await fixture.advance(70.0.minutes)
        #expect(try await fixture.host.tree(of: id).tree?.strings == ["hour 1"])
        #expect(await fixture.host.snapshot().notices == [Self.full.description])
        store.fail(with: nil)
        _ = try await fixture.host.send(.widget(.reload(id)))
        await fixture.host.settle()
        #expect(await fixture.host.snapshot().notices == [])
        let stored = try #require(try await store.load())
        #expect(stored.state.instances[id]?.schedule.entries.count == 3)
        #expect(stored.drawings.contains { $0.instance == id })
    }

    @Test(
        "S-STORE-2, S-STORE-3: A command whose change is not stored fails with the reason; later ones are refused and change nothing"
    )
    func refusal() async throws {
        let store = FaultyStore()
        let fixture = try await HostFixture(Self.gateway(), store: store)
        let first = try await fixture.place()
        store.fail(with: Self.full)
        await #expect(throws: HostError.notStored(reason: Self.full.description, isMade: true)) {
            try await fixture.host.send(Samples.place())
        }
        let shown = await fixture.host.snapshot().instances.map(\.id)
        #expect(shown.count == 2)
        await #expect(throws: HostError.notStored(reason: Self.full.description, isMade: false)) {
            try await fixture.host.send(.layout(.remove(first)))
        }
        #expect(await fixture.host.snapshot().instances.map(\.id) == shown)
        store.fail(with: nil)
        _ = try await fixture.host.send(.layout(.remove(first)))
        let stored = try #require(try await store.load())
        #expect(Set(stored.state.instances.keys) == Set(shown).subtracting([first]))
    }

    @Test("S-STORE-4: Without a command the host writes again by itself, and withdraws the notice")
    func recovery() async throws {
        let store = FaultyStore()
        let fixture = try await HostFixture(Self.gateway(), store: store, retryPause: .milliseconds(20))
        store.fail(with: Self.full)
        await #expect(throws: HostError.self) { try await fixture.host.send(Samples.place()) }
        // Several attempts are rejected.
        try await Task.sleep(for: .milliseconds(100))
        #expect(await fixture.host.snapshot().notices == [Self.full.description])
        store.fail(with: nil)
        try await eventually("the notice is withdrawn") { await fixture.host.snapshot().notices.isEmpty }
        #expect(try await store.load()?.state.instances.count == 1)
    }

    @Test("S-STORE-1: Acknowledged changes on a disk that fills up are all in the file")
    func acknowledged() async throws {
        let folder = FileManager.default.temporaryDirectory.appendingPathComponent("tessera-\(UUID().uuidString)").path
        defer { try? FileManager.default.removeItem(atPath: folder) }
        var acknowledged: Set<InstanceID> = []
        var refused = 0
        do {
            let store = try SQLiteStore(path: folder + "/device.sqlite", byteLimit: 400_000)
            let fixture = try await HostFixture(Self.gateway(), store: store)
            for number in 0..<60 {
                let page = Samples.place(configuration: Samples.city(String(repeating: "x", count: 4_000 + number)))
                do throws(HostError) {
                    if case .placed(let id) = try await fixture.host.send(page) { acknowledged.insert(id) }
                } catch {
                    guard case .notStored = error else { continue }
                    refused += 1
                }
            }
        }
        #expect(!acknowledged.isEmpty && refused > 0)
        let stored = try await SQLiteStore(path: folder + "/device.sqlite").load()
        #expect(acknowledged.isSubset(of: Set(stored?.state.instances.keys.map { $0 } ?? [])))
    }

    @Test("S-STORE-19: A stored picture that is damaged is reported, and drawn again by the next build")
    func damagedPicture() async throws {
        let store = MemoryStore()
        let first = try await HostFixture(Self.gateway(), store: store)
        let id = try await first.place()
        await first.host.stop()
        for key in try #require(try await store.load()).drawings {
            try await store.save([.drawing(key, [0x54, 0xFF])])
        }
        let host = WidgetHost(clock: ManualClock(Samples.start), store: store)
        await host.start()
        let notices = await host.snapshot().notices
        #expect(notices == ["the stored picture of widget \(id) is damaged; a reload draws it again"])
        try await host.install(Samples.app, name: "Weather", gateway: Self.gateway())
        await host.settle()
        #expect(try await host.tree(of: id).tree?.strings == ["hour 0"])
        #expect(await host.snapshot().notices == [])
    }

    @Test("S-STORE-11: Notices about a replaced file are part of the page's state")
    func openingNotices() async throws {
        let host = WidgetHost(
            clock: ManualClock(Samples.start), store: MemoryStore(), notices: ["'device.sqlite' is damaged"])
        await host.start()
        #expect(await host.snapshot().notices == ["'device.sqlite' is damaged"])
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

    @Test("S-STORE-6: A killed and restarted host has its widgets, configuration and pictures")
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
