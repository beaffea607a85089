import CoreGraphics
import ExtensionProtocol
import Foundation
import Synchronization
import TestSupport
import Testing
import WidgetHost

/// A host with one installed extension and a clock that the test moves.
struct HostFixture {
    let host: WidgetHost
    let clock: ManualClock
    let gateway: ScriptedGateway

    init(
        _ gateway: ScriptedGateway, store: any HostStore = MemoryStore(), settings: HostSettings = HostSettings(),
        device: String = HostEnvironment().device, retryPause: Duration = .seconds(3_600),
        writtenStates: @escaping @Sendable (ActivityDescription) -> [ActivityRequest.State] = { _ in [] }
    ) async throws {
        self.gateway = gateway
        clock = ManualClock(Samples.start)
        host = WidgetHost(
            clock: clock, store: store,
            state: HostState(environment: HostEnvironment(device: device), settings: settings),
            retryPause: retryPause, writtenStates: writtenStates)
        await host.start()
        try await host.install(Samples.app, name: "Weather", gateway: gateway)
        await host.settle()
    }

    /// Places a widget and waits until it is drawn.
    func place(_ command: HostCommand = Samples.place()) async throws -> InstanceID {
        guard case .placed(let id) = try await host.send(command) else { throw HostError.invalid("not placed") }
        await host.settle()
        return id
    }

    func tap(_ id: InstanceID, _ x: Double, _ y: Double) async throws -> TouchReply {
        let revision = try await host.tree(of: id).revision
        return try await host.send(.tap(id, x: x, y: y, revision: revision))
    }

    /// Moves the clock and waits until all resulting work is done.
    func advance(_ span: Minutes) async {
        await clock.advance(to: clock.now + span, host)
    }

    /// Polls until a widget has the expected state.
    func wait(for id: InstanceID, until condition: (ShownWidget) -> Bool) async throws {
        try await eventually("widget \(id) is as wished") { condition(try await host.tree(of: id)) }
    }
}

/// A clock that is stopped until the test moves it. It never wakes the host: the test triggers its checks, so that
/// nothing depends on task scheduling.
final class ManualClock: HostClock {
    private let date: Mutex<Date>

    init(_ now: Date) { date = Mutex(now) }

    var now: Date { date.withLock { $0 } }
    var state: ClockState { ClockState(now: now, mode: .paused, speed: 1) }

    func apply(_ command: ClockCommand) {
        if case .jump(let moment) = command { date.withLock { $0 = moment } }
    }

    func sleep(until date: Date) async throws {
        try await Task.sleep(for: .seconds(86_400))
    }

    /// Advances from one due event to the next.
    func advance(to end: Date, _ host: WidgetHost) async {
        while let next = await host.nextWake, next <= end {
            date.withLock { $0 = max($0, next) }
            await host.tick()
            await host.settle()
        }
        date.withLock { $0 = end }
        await host.tick()
        await host.settle()
    }
}

/// A value that closures share.
final class Flag: Sendable {
    private let state = Mutex(false)

    var value: Bool {
        get { state.withLock { $0 } }
        set { state.withLock { $0 = newValue } }
    }
}
