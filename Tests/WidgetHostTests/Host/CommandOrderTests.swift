import ExtensionProtocol
import Foundation
import RenderModel
import Testing
import WidgetHost

@Suite("Order and repetition of commands")
struct CommandOrderTests {
    private static let button = CGRect(x: 10, y: 10, width: 60, height: 44)

    @Test("S-ORDER-2: Concurrent commands of many pages have the result of one of their orders")
    func concurrent() async throws {
        let store = MemoryStore()
        let fixture = try await HostFixture(ScriptedGateway(), store: store)
        let host = fixture.host
        let placed = try await withThrowingTaskGroup(of: InstanceID?.self) { group in
            for _ in 0..<40 {
                group.addTask {
                    guard case .placed(let id) = try await host.send(Samples.place()) else { return nil }
                    return id
                }
            }
            return try await group.reduce(into: [InstanceID]()) { ids, id in ids += [id].compactMap(\.self) }
        }
        #expect(Set(placed).count == 40)
        let snapshot = await host.snapshot()
        #expect(Set(snapshot.instances.map(\.id)) == Set(placed))
        // A page rejects items that overlap.
        #expect(snapshot.pages.flatMap(\.items).count { placed.map { .widget($0) }.contains($0.content) } == 40)
        let stored = try #require(try await store.load())
        #expect(Set(stored.state.instances.keys) == Set(placed))
        #expect(stored.state.pages.flatMap(\.items).map(\.content) == snapshot.pages.flatMap(\.items).map(\.content))
    }

    @Test("S-ORDER-3: A command that sets what is already set requests nothing and changes nothing")
    func repeated() async throws {
        let gateway = ScriptedGateway()
        let fixture = try await HostFixture(gateway)
        let id = try await fixture.place(Samples.place(configuration: Samples.city("seoul")))
        var environment = await fixture.host.snapshot().environment
        environment.locale = "ko_KR"
        let commands: [HostCommand] = [
            .widget(.configure(id, Samples.city("busan"))), .device(.setEnvironment(environment)),
        ]
        for command in commands {
            _ = try await fixture.host.send(command)
            await fixture.host.settle()
            let (calls, log) = (gateway.calls.count, await fixture.host.snapshot().log.count)
            let screen = try await fixture.host.tree(of: id).revision
            _ = try await fixture.host.send(command)
            await fixture.host.settle()
            #expect(gateway.calls.count == calls)
            #expect(await fixture.host.snapshot().log.count == log)
            #expect(try await fixture.host.tree(of: id).revision == screen)
        }
    }

    @Test("S-ORDER-5: An intent whose process ends before the answer is not run again")
    func lostIntent() async throws {
        let gateway = ScriptedGateway(
            drawer: { entry, _ throws(GatewayFailure) in
                Trees.tree([
                    Trees.text(entry.text), Trees.control(.intent(Trees.intent("Buy")), frame: Self.button),
                ])
            },
            performer: { _ throws(GatewayFailure) in throw GatewayFailure(.process, "killed") })
        let fixture = try await HostFixture(gateway)
        let id = try await fixture.place()
        let error = await #expect(throws: HostError.self) { try await fixture.tap(id, 30, 30) }
        guard case .intentFailed = error else {
            Issue.record("unexpected error: \(String(describing: error))")
            return
        }
        await fixture.host.settle()
        await fixture.advance(120.0.minutes)
        #expect(gateway.calls.count { $0 == .perform("Buy") } == 1)
    }
}
