import CoreGraphics
import DeviceCatalog
import ExtensionProcess
import ExtensionProtocol
import Foundation
import RenderModel
import Synchronization
import Testing
import WidgetHost
import WidgetVocabulary

@Suite("Builds for several systems")
struct ProcessPoolTests {
    /// A device whose extension has a build for iOS and others as the test says.
    private struct Fixture {
        let host: WidgetHost
        let ios: ScriptedGateway
        let gateway: ProcessPool
        /// Systems for which a build was asked, in order.
        let made = Made()

        final class Made: Sendable {
            private let list = Mutex<[OperatingSystem]>([])
            var systems: [OperatingSystem] { list.withLock { $0 } }
            func add(_ system: OperatingSystem) { list.withLock { $0.append(system) } }
        }

        init(_ others: [OperatingSystem: Result<ScriptedGateway?, GatewayFailure>]) async throws {
            ios = ProcessPoolTests.build(saying: "iOS")
            gateway = ProcessPool(firstBuild: ios.build) { [made] system in
                made.add(system)
                return (others[system] ?? .success(nil)).map { $0?.build }
            }
            host = WidgetHost(clock: ManualClock(Samples.start), store: MemoryStore(), state: HostState())
            await host.start()
            try await host.install(Samples.app, name: "Weather", gateway: gateway)
            await host.settle()
        }

        func place() async throws -> InstanceID {
            guard case .placed(let id) = try await host.send(Samples.place()) else {
                throw HostError.invalid("not placed")
            }
            await host.settle()
            return id
        }

        func look(_ platform: Platform, _ context: Context) async throws {
            var environment = await host.snapshot().environment
            environment.place.platform = platform
            environment.place.context = context
            _ = try await host.send(.device(.setEnvironment(environment)))
            await host.settle()
        }

        func text(of id: InstanceID) async throws -> String {
            let tree = try #require(try await host.tree(of: id).tree)
            return tree.strings.joined(separator: " ")
        }
    }

    private static let lastProcess = Counter()

    private static func build(saying word: String) -> ScriptedGateway {
        ScriptedGateway(process: lastProcess.next()) { _, now throws(GatewayFailure) in .init([.init(now, word)]) }
    }

    @Test("Another system's place is drawn by its own build, which is built when the place is first displayed")
    func otherSystem() async throws {
        let mac = Self.build(saying: "macOS")
        let fixture = try await Fixture([.macOS: .success(mac)])
        let id = try await fixture.place()
        #expect(try await fixture.text(of: id) == "iOS")
        #expect(fixture.made.systems.isEmpty)
        let spent = await fixture.host.snapshot().instances.first?.budget.spent
        try await fixture.look(.mac, .desktop)
        #expect(try await fixture.text(of: id) == "macOS")
        #expect(fixture.made.systems == [.macOS])
        #expect(await fixture.host.snapshot().instances.first?.budget.spent == spent)
    }

    @Test("Back on the Home Screen the iOS build draws again, and the other one ends")
    func endedWhenUnused() async throws {
        let mac = Self.build(saying: "macOS")
        let fixture = try await Fixture([.macOS: .success(mac)])
        let id = try await fixture.place()
        try await fixture.look(.mac, .desktop)
        #expect(await fixture.gateway.runningSystems == [.macOS])
        try await fixture.look(.iPhone, .homeScreen)
        #expect(try await fixture.text(of: id) == "iOS")
        #expect(await fixture.gateway.runningSystems == [])
        try await fixture.look(.mac, .notificationCenter)
        #expect(try await fixture.text(of: id) == "macOS")
        #expect(fixture.made.systems == [.macOS, .macOS])
    }

    @Test("If the source is identical for a system, the iOS build is used and its entries stay")
    func sameBuild() async throws {
        let fixture = try await Fixture([:])
        let id = try await fixture.place()
        let asked = fixture.ios.timelineCalls
        try await fixture.look(.mac, .desktop)
        #expect(try await fixture.text(of: id) == "iOS")
        #expect(fixture.ios.timelineCalls == asked)
    }

    @Test("A source that does not build for a system keeps the last content, with the compiler's message")
    func doesNotBuild() async throws {
        let failure = GatewayFailure(.rejected, "it does not build for visionOS: Board.swift:3: cannot find 'Room'")
        let fixture = try await Fixture([.visionOS: .failure(failure)])
        let id = try await fixture.place()
        try await fixture.look(.visionPro, .verticalSurface)
        let shown = try await fixture.host.tree(of: id)
        #expect(shown.kind == .lastGood)
        #expect(shown.reasons.contains { $0.contains("Board.swift:3: cannot find 'Room'") })
        try await fixture.look(.iPhone, .homeScreen)
        #expect(try await fixture.host.tree(of: id).kind == .entry)
    }

    @Test("If the source does not support iOS, the build for its own system is the first")
    func mainSystem() async throws {
        let (watch, made) = (Self.build(saying: "watchOS"), Fixture.Made())
        let gateway = ProcessPool(first: .watchOS, firstBuild: watch.build) { system in
            made.add(system)
            return .failure(GatewayFailure(.rejected, "it is for watchOS alone"))
        }
        var environment = WidgetEnvironment(
            platform: .watchOS, family: .accessoryRectangular, canvasSize: CGSize(width: 150, height: 60))
        let request = EntriesRequest(kind: Samples.weather.kind, purpose: .timeline, environment: environment)
        let reply = try await gateway.send(request, at: Samples.start)
        let trees = try await gateway.send(RenderRequest(token: reply.token, environments: [environment]))
        #expect(trees.first?.strings == ["watchOS"])
        #expect(made.systems == [])
        #expect(await gateway.runningSystems == [])
        environment.platform = .iOS
        let other = EntriesRequest(kind: Samples.weather.kind, purpose: .timeline, environment: environment)
        await #expect(throws: GatewayFailure.self) { try await gateway.send(other, at: Samples.start) }
        #expect(made.systems == [.iOS])
    }

    @Test("Entries stay in their process until they are released, which it learns before its next call")
    func releasing() async throws {
        let script = Self.build(saying: "iOS")
        let gateway = ProcessPool(firstBuild: script.build)
        let environment = WidgetEnvironment(family: .systemSmall, canvasSize: CGSize(width: 158, height: 158))
        let request = EntriesRequest(kind: Samples.weather.kind, purpose: .timeline, environment: environment)
        let lasting = try await gateway.send(request, at: Samples.start).token
        for _ in 0..<300 {
            let other = try await gateway.send(request, at: Samples.start).token
            await gateway.release(other)
        }
        #expect(script.keptCount == 2)
        let trees = try await gateway.send(RenderRequest(token: lasting, environments: [environment]))
        #expect(trees.first?.strings == ["iOS"])
        #expect(script.keptCount == 1)
        await gateway.shutdown()
    }

    @Test("An intent of a widget whose entries are all released runs in the first build")
    func released() async throws {
        let (ios, mac) = (Self.build(saying: "iOS"), Self.build(saying: "macOS"))
        let gateway = ProcessPool(firstBuild: ios.build) { _ in .success(mac.build) }
        let kind = Samples.weather.kind
        let environment = WidgetEnvironment(
            platform: .macOS, family: .systemSmall, canvasSize: CGSize(width: 158, height: 158))
        let request = EntriesRequest(kind: kind, purpose: .timeline, environment: environment)
        let token = try await gateway.send(request, at: Samples.start).token
        let caller = WidgetPlacement(instance: 1, kind: kind, family: .systemSmall)
        let intent = PerformRequest(call: Trees.intent("Refresh"), caller: caller)
        _ = try await gateway.send(intent, at: Samples.start)
        #expect(mac.calls.count { $0 == .perform("Refresh") } == 1)
        await gateway.release(token)
        _ = try await gateway.send(intent, at: Samples.start)
        #expect(mac.calls.count { $0 == .perform("Refresh") } == 1)
        #expect(ios.calls.count { $0 == .perform("Refresh") } == 1)
        await gateway.shutdown()
    }

    @Test("An intent runs in the build whose picture was tapped")
    func intents() async throws {
        let button = Trees.control(
            .intent(Trees.intent("Refresh")), frame: CGRect(x: 10, y: 10, width: 60, height: 60))
        let mac = Self.build(saying: "macOS")
        mac.setDrawer { _, _ throws(GatewayFailure) in Trees.tree([button]) }
        let fixture = try await Fixture([.macOS: .success(mac)])
        fixture.ios.setDrawer { _, _ throws(GatewayFailure) in Trees.tree([button]) }
        let id = try await fixture.place()
        func tap() async throws {
            let revision = try await fixture.host.tree(of: id).revision
            _ = try await fixture.host.send(.tap(id, x: 30, y: 30, revision: revision))
            await fixture.host.settle()
        }
        try await tap()
        try await fixture.look(.mac, .desktop)
        try await tap()
        #expect(fixture.ios.calls.count { $0 == .perform("Refresh") } == 1)
        #expect(mac.calls.count { $0 == .perform("Refresh") } == 1)
    }
}

/// A scripted extension as a process of a pool.
private struct ScriptedProcess: PooledProcess {
    let script: ScriptedGateway
    let date: Date?

    func send<Call: ExtensionCall>(_ call: Call) async throws(ExtensionError) -> Call.Reply {
        do throws(GatewayFailure) {
            return try await script.send(call, at: date)
        } catch {
            switch error.cause {
            case .entriesGone: throw .rejected(ExtensionFailure(.unknownToken, error.message))
            case .rejected: throw .rejected(ExtensionFailure(.threw, error.message))
            case .process: throw .couldNotStart(error.message)
            }
        }
    }

    func setPlacements(_ placements: [WidgetPlacement]) {}
    func release(_ tokens: [EntriesToken]) { for token in tokens { script.drop(token) } }
    func shutDown() async {}
    func stop() {}
}

extension ScriptedGateway {
    fileprivate var build: ProcessPool.Build {
        { date, _, _, _ in ScriptedProcess(script: self, date: date) }
    }
}
