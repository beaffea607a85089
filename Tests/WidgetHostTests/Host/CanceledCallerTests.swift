import ExtensionProtocol
import Foundation
import RenderModel
import TestSupport
import Testing
import WidgetHost

@Suite("Callers of the simulated device that are canceled")
struct CanceledCallerTests {
    /// Like a database, it reads nothing for a task that is canceled.
    private final class CancelableStore: HostStore {
        private let inner = MemoryStore()

        func load() async throws(StoreError) -> StoredHost? { try await inner.load() }
        func save(_ changes: [StoreChange]) async throws(StoreError) { try await inner.save(changes) }

        func drawing(_ key: DrawingKey) async throws(StoreError) -> [UInt8]? {
            if Task.isCancelled { throw .failed(path: "device.sqlite", reason: "the read was canceled") }
            return try await inner.drawing(key)
        }
    }

    /// Draws the seconds of a timer, but nothing for a task that is canceled.
    private static func timer() -> ScriptedGateway {
        ScriptedGateway(drawer: { entry, environment throws(GatewayFailure) in
            if Task.isCancelled { throw GatewayFailure(.canceled, "the request was canceled") }
            let date = DynamicDate(style: .timer, start: entry.date.timeIntervalSinceReferenceDate)
            let seconds = environment.now.map { Int($0 - date.start) } ?? 0
            return Trees.tree([Trees.text("\(seconds)", date: date)])
        })
    }

    private static func canceled<Value: Sendable>(
        _ work: @escaping @Sendable () async throws -> Value
    ) async throws -> Value {
        let task = Task {
            withUnsafeCurrentTask { $0?.cancel() }
            return try await work()
        }
        return try await task.value
    }

    @Test("F-78: text that tells the time is updated for all, although the one who asks for it is canceled")
    func texts() async throws {
        let fixture = try await HostFixture(Self.timer())
        let (host, id) = (fixture.host, try await fixture.place())
        await fixture.advance(0.5.minutes)
        let shown = try await Self.canceled { try await host.tree(of: id) }
        #expect(shown.tree?.strings == ["30"])
        #expect(shown.reasons.isEmpty)
    }

    @Test("A canceled request for another date is not reported as a fault of the store")
    func store() async throws {
        let fixture = try await HostFixture(Self.timer(), store: CancelableStore())
        let (host, id) = (fixture.host, try await fixture.place())
        _ = try await Self.canceled { try await host.tree(of: id, at: Samples.start) }
        #expect(await host.snapshot().notices.isEmpty)
    }
}
