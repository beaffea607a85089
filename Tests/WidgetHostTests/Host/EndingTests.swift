import ExtensionProtocol
import Foundation
import Synchronization
import TestSupport
import Testing
import WidgetHost
import WidgetVocabulary

@Suite("Ending the extensions")
struct EndingTests {
    @Test("Calls to a hanging extension fail at once, and what is acknowledged later is stored")
    func waiting() async throws {
        let store = MemoryStore()
        let gateway = HangingGateway()
        let host = WidgetHost(clock: ManualClock(Samples.start), store: store)
        await host.start()
        try await host.install(Samples.app, name: "Weather", gateway: gateway)
        guard case .placed(let id) = try await host.send(Samples.place()) else {
            throw HostError.invalid("not placed")
        }
        await host.settle()
        gateway.hang()
        _ = try await host.send(.widget(.reload(id)))
        let shown = Task { try await host.tree(of: id, at: Samples.start) }
        let preview = Task {
            try await host.galleryPreview(of: Samples.app, kind: "Weather", family: .systemSmall)
        }
        try await eventually("a reload, a drawing and a preview wait") { gateway.waitingCount >= 3 }

        await host.endExtensions()
        #expect(try await shown.value.tree != nil)
        #expect(try await preview.value.tree == nil)
        guard case .placed(let late) = try await host.send(Samples.place()) else {
            throw HostError.invalid("not placed")
        }
        await host.settle()
        await host.stop()
        let state = try #require(try await store.load()?.state)
        #expect(state.instances.keys.sorted() == [id, late])
        #expect(state.log.lines.allSatisfy { !$0.event.text.contains(HangingGateway.failure) })
    }

    @Test("An extension that is starting is ended as well, and no other one starts")
    func starting() async throws {
        let gateway = HangingGateway()
        let host = WidgetHost(clock: ManualClock(Samples.start), store: MemoryStore())
        await host.start()
        gateway.hang()
        let start = Task { try await host.install(Samples.app, name: "Weather", gateway: gateway) }
        try await eventually("the start waits") { gateway.waitingCount == 1 }
        await host.endExtensions()
        await #expect(throws: HostError.self) { try await start.value }
        let late = HangingGateway()
        await #expect(throws: HostError.unavailable("the device is ending")) {
            try await host.install(Samples.app, name: "Weather", gateway: late)
        }
        #expect(late.isShutDown)
        await host.stop()
    }
}

/// An extension whose calls hang from a moment on, until it is shut down; then they fail.
private final class HangingGateway: ExtensionGateway {
    private struct State {
        var hangs = false
        var isShutDown = false
        var waiting: [CheckedContinuation<Void, Never>] = []
    }

    static let failure = "the process was stopped"

    private let scripted = ScriptedGateway()
    private let state = Mutex(State())

    var waitingCount: Int { state.withLock { $0.waiting.count } }
    var isShutDown: Bool { state.withLock { $0.isShutDown } }

    func hang() { state.withLock { $0.hangs = true } }

    func send<Call: ExtensionCall>(_ call: Call, at date: Date?) async throws(GatewayFailure) -> Call.Reply {
        guard state.withLock({ $0.hangs }) else { return try await scripted.send(call, at: date) }
        await withCheckedContinuation { caller in
            let isShutDown = state.withLock { state in
                if !state.isShutDown { state.waiting.append(caller) }
                return state.isShutDown
            }
            if isShutDown { caller.resume() }
        }
        throw GatewayFailure(.process, Self.failure)
    }

    func setPlacements(_ placements: [WidgetPlacement]) async { await scripted.setPlacements(placements) }

    func shutdown() async {
        let waiting = state.withLock { state in
            state.isShutDown = true
            defer { state.waiting = [] }
            return state.waiting
        }
        for caller in waiting { caller.resume() }
        await scripted.shutdown()
    }
}
