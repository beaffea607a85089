import PreviewServer
import Synchronization
import TestSupport
import Testing
import WidgetHost

@Suite("A full disk on the page")
struct FullDiskTests {
    /// Rejects changes while the disk is full.
    private final class Disk: HostStore {
        private let inner = MemoryStore()
        private let full = Mutex(false)

        func setFull(_ isFull: Bool) { full.withLock { $0 = isFull } }

        func load() async throws(StoreError) -> StoredHost? { try await inner.load() }

        func save(_ changes: [StoreChange]) async throws(StoreError) {
            if full.withLock({ $0 }) { throw .full(path: "device.sqlite") }
            try await inner.save(changes)
        }

        func drawing(_ key: DrawingKey) async throws(StoreError) -> [UInt8]? { try await inner.drawing(key) }
    }

    @Test(
        "S-STORE-2, S-STORE-3, S-STORE-4: Commands are answered with 507 and the reason until there is space again",
        .timeLimit(.minutes(30)))
    func status() async throws {
        let disk = Disk()
        let scripted = try await ScriptedDevice(widgets: 1, store: disk)
        try await TestServer.with(scripted.device) { running in
            let token = try await running.pageToken()
            let remove = #"{"name":"remove","widget":\#(scripted.widgets[0].number)}"#
            disk.setFull(true)
            // The first change is made but not stored; later ones are not made.
            for body in [#"{"name":"fill"}"#, remove, #"{"name":"clearLog"}"#] {
                let answer = try await running.command(body, token: token)
                #expect(answer.status == 507)
                #expect(answer.body.contains("no disk space left"))
            }
            #expect(await scripted.device.state().notices.contains { $0.contains("no disk space left") })
            disk.setFull(false)
            try await eventually("the notice is withdrawn") { await scripted.device.state().notices.isEmpty }
            #expect(try await running.command(remove, token: token).status == 200)
        }
        #expect(try await disk.load()?.state.instances.keys.contains(scripted.widgets[0]) == false)
    }
}
