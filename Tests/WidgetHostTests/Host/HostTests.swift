import ExtensionProcess
import ExtensionProtocol
import Foundation
import RenderModel
import TestSupport
import Testing
import WidgetHost

@Suite("The simulated device")
struct HostTests {
    /// Shows the configured city, or shapes while nothing is loaded.
    private static let cityDrawer: ScriptedGateway.Drawer = { entry, environment throws(GatewayFailure) in
        let text = environment.redaction.contains(.placeholder) ? "▒▒▒" : entry.text
        return Trees.tree([Trees.text(text)], size: environment.canvasSize)
    }

    private static let cityProvider: ScriptedGateway.Provider = { request, now throws(GatewayFailure) in
        .init(
            [.init(now, request.configuration.first?.json ?? "\"seoul\"")],
            .after((now + 15.0.minutes).timeIntervalSinceReferenceDate))
    }

    private static func gateway() -> ScriptedGateway {
        ScriptedGateway([Samples.weather, Samples.tides], provider: cityProvider, drawer: cityDrawer)
    }

    @Test("An entry that becomes current before it is drawn is shown as soon as it is drawn")
    func currentBeforeDrawn() async throws {
        let gateway = ScriptedGateway(provider: { _, now throws(GatewayFailure) in
            .init((0..<3).map { .init(now + Double($0 * 60).minutes, "hour \($0)") })
        })
        let fixture = try await HostFixture(gateway)
        gateway.hold { $0 == .render }
        guard case .placed(let id) = try await fixture.host.send(Samples.place()) else {
            throw HostError.invalid("not placed")
        }
        try await eventually("the first entry is being drawn") { gateway.heldCount > 1 }
        // Now the second entry is current.
        try await fixture.host.send(.jump(to: Samples.start + 70.0.minutes))
        gateway.release()
        await fixture.host.settle()
        let shown = try await fixture.host.tree(of: id)
        #expect(shown.tree?.strings == ["hour 1"])
        #expect(shown.reasons == [])
    }

    @Test("F-72: placeholder first, snapshot in the gallery, timeline after placing")
    func calls() async throws {
        let gateway = Self.gateway()
        let fixture = try await HostFixture(gateway)
        _ = try await fixture.host.galleryPreview(of: Samples.app, kind: "Weather", family: .systemSmall)
        #expect(gateway.calls.compactMap(\.purpose) == [.snapshot])
        _ = try await fixture.place()
        #expect(gateway.calls.compactMap(\.purpose) == [.snapshot, .placeholder, .timeline])
    }

    @Test("F-121: while data loads, a new widget shows its placeholder, and never again afterward")
    func placeholder() async throws {
        let gateway = Self.gateway()
        gateway.setProvider { request, now throws(GatewayFailure) in
            if request.purpose == .timeline { throw GatewayFailure(.rejected, "no network") }
            return try Self.cityProvider(request, now)
        }
        let fixture = try await HostFixture(gateway)
        let id = try await fixture.place()
        let loading = try await fixture.host.tree(of: id)
        #expect(loading.kind == .placeholder)
        #expect(loading.tree?.strings == ["▒▒▒"])
        #expect(loading.reasons.contains { $0.contains("no network") })
        gateway.setProvider(Self.cityProvider)
        await fixture.advance(1.0.minutes)
        #expect(try await fixture.host.tree(of: id).kind == .entry)
        gateway.setProvider { _, _ throws(GatewayFailure) in throw GatewayFailure(.process, "it crashed") }
        await fixture.advance(30.0.minutes)
        let stale = try await fixture.host.tree(of: id)
        #expect(stale.kind == .lastGood)
        #expect(stale.tree?.strings == ["\"seoul\""])
        #expect(stale.reasons.contains { $0.contains("it crashed") })
    }

    @Test("F-122: full sample data as placeholder is drawn redacted, so that none of it shows")
    func redactedSample() async throws {
        let gateway = Self.gateway()
        let fixture = try await HostFixture(gateway)
        gateway.hold { $0.purpose == .timeline }
        guard case .placed(let id) = try await fixture.host.send(Samples.place()) else {
            throw HostError.invalid("not placed")
        }
        try await eventually("the timeline request is held") { gateway.heldCount == 1 }
        try await fixture.wait(for: id) { $0.kind == .placeholder }
        let loading = try await fixture.host.tree(of: id)
        #expect(loading.environment.redaction == .placeholder)
        #expect(loading.tree?.strings == ["▒▒▒"])
        gateway.release()
        await fixture.host.settle()
        let loaded = try await fixture.host.tree(of: id)
        #expect(loaded.environment.redaction == [])
        #expect(loaded.tree?.strings == ["\"seoul\""])
        #expect(gateway.renderedEnvironments.map(\.redaction) == [.placeholder, []])
    }

    @Test("F-98: each placed instance keeps its own configuration, also after a restart")
    func configurations() async throws {
        let store = MemoryStore()
        let fixture = try await HostFixture(Self.gateway(), store: store)
        let seoul = try await fixture.place()
        let jeju = try await fixture.place(Samples.place(configuration: Samples.city("jeju")))
        _ = try await fixture.host.send(.widget(.configure(seoul, Samples.city("busan"))))
        await fixture.host.settle()
        #expect(try await fixture.host.tree(of: seoul).tree?.strings == ["\"busan\""])
        #expect(try await fixture.host.tree(of: jeju).tree?.strings == ["\"jeju\""])
        await fixture.host.stop()
        let again = try await HostFixture(Self.gateway(), store: store)
        #expect(try await again.host.tree(of: seoul).tree?.strings == ["\"busan\""])
        #expect(try await again.host.tree(of: jeju).tree?.strings == ["\"jeju\""])
    }

    @Test("F-01: a widget shows its app's current content for the user's configuration, without opening the app")
    func content() async throws {
        let gateway = ScriptedGateway(
            provider: { request, now throws(GatewayFailure) in
                let city = request.configuration.first?.json ?? ""
                return .init((0..<4).map { .init(now + Double($0 * 60).minutes, "\(city) at \($0)") })
            }, drawer: Self.cityDrawer)
        let fixture = try await HostFixture(gateway)
        let id = try await fixture.place(Samples.place(configuration: Samples.city("jeju")))
        for hour in 0..<4 {
            #expect(try await fixture.host.tree(of: id).tree?.strings == ["\"jeju\" at \(hour)"])
            await fixture.advance(1.0.hours)
        }
        #expect(gateway.performed.isEmpty)
        #expect(await !fixture.host.snapshot().log.contains { if case .appOpened = $0.event { true } else { false } })
    }

    @Test("S-STORE-6: After a restart the last content is shown from the archive, without the extension")
    func archive() async throws {
        let store = MemoryStore()
        let gateway = ScriptedGateway(
            provider: { _, now throws(GatewayFailure) in
                .init((0..<6).map { .init(now + Double($0 * 60).minutes, "hour \($0)") })
            }, drawer: Self.cityDrawer)
        let fixture = try await HostFixture(gateway, store: store)
        let id = try await fixture.place()
        // The first host is not stopped but abandoned, as after a kill.
        let clock = ManualClock(Samples.start)
        let host = WidgetHost(clock: clock, store: store)
        await host.start()
        #expect(try await host.tree(of: id).tree?.strings == ["hour 0"])
        #expect(try await host.tree(of: id).kind == .entry)
        #expect(try await host.tree(of: id).reasons.contains { $0.contains("is not running") })
        await clock.advance(to: Samples.start + 150.0.minutes, host)
        #expect(try await host.tree(of: id).tree?.strings == ["hour 2"])
        #expect(gateway.timelineCalls == 1)
        #expect(try await host.tree(of: id, at: Samples.start + 300.0.minutes).tree?.strings == ["hour 5"])
    }

    @Test("Unneeded entries are released: one set for each widget is kept")
    func releasing() async throws {
        let gateway = Self.gateway()
        let fixture = try await HostFixture(gateway)
        let first = try await fixture.place()
        let second = try await fixture.place(Samples.place(kind: "Tides"))
        _ = try await fixture.host.galleryPreview(of: Samples.app, kind: "Weather", family: .systemSmall)
        #expect(gateway.keptCount == 2)
        await fixture.advance(5.0.hours)
        #expect(gateway.keptCount == 2)
        gateway.setDrawer { _, _ throws(GatewayFailure) in throw GatewayFailure(.rejected, "no") }
        _ = try await fixture.host.send(.widget(.reload(first)))
        await fixture.host.settle()
        #expect(gateway.keptCount == 2)
        _ = try await fixture.host.send(.layout(.remove(second)))
        await fixture.host.settle()
        #expect(gateway.keptCount == 1)
    }

    @Test("Orphaned drawings are removed after a kill")
    func orphans() async throws {
        let store = MemoryStore()
        let fixture = try await HostFixture(Self.gateway(), store: store)
        let id = try await fixture.place()
        await fixture.host.stop()
        let kept = try #require(try await store.load()).drawings
        let abandoned = DrawingKey(instance: id, generation: 9, entry: 0)
        let ownerless = DrawingKey(instance: InstanceID(99), generation: 1, entry: 0)
        try await store.save([.drawing(abandoned, [1]), .drawing(ownerless, [1])])
        let host = WidgetHost(clock: ManualClock(Samples.start), store: store)
        await host.start()
        #expect(try await store.load()?.drawings == kept)
    }

    @Test("The timer requests due reloads by itself")
    func clockwork() async throws {
        let clock = SystemClock()
        let host = WidgetHost(clock: clock, store: MemoryStore())
        await host.start()
        let gateway = Self.gateway()
        try await host.install(Samples.app, name: "Weather", gateway: gateway)
        _ = try await host.send(.jump(to: Samples.start))
        _ = try await host.send(Samples.place())
        await host.settle()
        #expect(gateway.timelineCalls == 1)
        // A day in a second and a half; how long it takes does not matter.
        try await host.send(.speed(57_600))
        try await eventually("four timelines are asked for") { gateway.timelineCalls >= 4 }
        await host.stop()
    }

    @Test(
        "S-PAGE-12: A speed at which the clock would stand, run backward or overrun is rejected with the way to stop it",
        arguments: [-5, 0, -0.0, 1e300, .nan, .infinity])
    func oddSpeed(speed: Double) async throws {
        let host = WidgetHost(clock: SystemClock(), store: MemoryStore())
        await host.start()
        let before = await host.snapshot().clock
        let error = await #expect(throws: HostError.self) { try await host.send(.speed(speed)) }
        #expect(error?.description.contains("to stop the clock, pause it") == true)
        let after = await host.snapshot().clock
        #expect(after.mode == before.mode && after.speed == before.speed)
        try await host.send(.speed(0.5))
        #expect(await host.snapshot().clock.speed == 0.5)
        await host.stop()
    }

    @Test(
        "S-PAGE-12: A date outside of the years from 1970 to 2200 is rejected",
        arguments: [-1, 7_258_118_401, -1e300, .nan, .infinity])
    func oddDate(seconds: Double) async throws {
        let fixture = try await HostFixture(ScriptedGateway())
        let before = fixture.clock.now
        await #expect(throws: HostError.invalid("the clock can be set to the years from 1970 to 2200")) {
            try await fixture.host.send(.jump(to: Date(timeIntervalSince1970: seconds)))
        }
        #expect(fixture.clock.now == before)
    }

    @Test("F-77: old content without its update time is a finding, fresh content is not")
    func freshness() async throws {
        let gateway = ScriptedGateway(provider: { _, now throws(GatewayFailure) in
            .init([.init(now, "17°")], .after((now + 180.0.minutes).timeIntervalSinceReferenceDate))
        })
        let fixture = try await HostFixture(gateway)
        let id = try await fixture.place()
        await fixture.advance(59.0.minutes)
        #expect(try await fixture.host.tree(of: id).findings.isEmpty)
        await fixture.advance(2.0.minutes)
        let findings = try await fixture.host.tree(of: id).findings
        #expect(findings == ["the content is 61 minutes old and has no date; show when it was last updated"])
        #expect(await fixture.host.snapshot().instances.first?.findings == findings)
        #expect(try await fixture.host.tree(of: id).reasons.isEmpty)
        await fixture.advance(120.0.minutes)
        #expect(try await fixture.host.tree(of: id).findings.isEmpty, "there is a new timeline")
    }

    @Test("F-84: a slow provider of one widget does not delay another")
    func concurrent() async throws {
        let slow = Self.gateway()
        let fixture = try await HostFixture(slow)
        let quick = Self.gateway()
        try await fixture.host.install(ExtensionID("tides"), name: "Tides", gateway: quick)
        slow.hold()
        guard case .placed(let waiting) = try await fixture.host.send(Samples.place()),
            case .placed(let other) = try await fixture.host.send(
                Samples.place(kind: "Tides", app: ExtensionID("tides")))
        else { return }
        try await fixture.wait(for: other) { $0.kind == .entry }
        #expect(try await fixture.host.tree(of: other).kind == .entry)
        #expect(try await fixture.host.tree(of: waiting).kind == .blank)
        slow.release()
        await fixture.host.settle()
        #expect(try await fixture.host.tree(of: waiting).kind == .entry)
    }

    @Test("F-84: requests for two widgets of one extension run concurrently")
    func concurrentInstances() async throws {
        let gateway = Self.gateway()
        let fixture = try await HostFixture(gateway)
        gateway.hold()
        _ = try await fixture.host.send(Samples.place())
        _ = try await fixture.host.send(Samples.place(kind: "Tides"))
        try await eventually("two timelines are asked for") { gateway.timelineCalls >= 2 }
        #expect(gateway.timelineCalls == 2)
        gateway.release()
        await fixture.host.settle()
    }

    @Test("S-STORE-9: A new build keeps instances and configuration; a broken one keeps the last good pictures")
    func rebuilding() async throws {
        let fixture = try await HostFixture(Self.gateway())
        let id = try await fixture.place(Samples.place(configuration: Samples.city("jeju")))
        let errors = [BuildMessage(severity: .error, file: "a.swift", line: 3, column: 1, message: "no")]
        await fixture.host.noteBuild(.failed(errors), of: Samples.app, name: "Weather")
        #expect(await fixture.host.snapshot().apps.first?.build == .failed(errors))
        #expect(try await fixture.host.tree(of: id).tree?.strings == ["\"jeju\""])
        let mended = ScriptedGateway(
            [Samples.weather], provider: Self.cityProvider,
            drawer: { entry, _ throws(GatewayFailure) in Trees.tree([Trees.text("new " + entry.text)]) })
        try await fixture.host.install(Samples.app, name: "Weather", gateway: mended)
        await fixture.host.settle()
        #expect(await fixture.host.snapshot().apps.first?.build == .ready)
        #expect(try await fixture.host.tree(of: id).tree?.strings == ["new \"jeju\""])
    }

    @Test("S-STORE-9: A new build that does not start keeps the old one running")
    func brokenStart() async throws {
        struct Dead: ExtensionGateway {
            private var failure: GatewayFailure { GatewayFailure(.process, "it ended at once") }
            func send<Call: ExtensionCall>(_ call: Call, at date: Date?) async throws(GatewayFailure) -> Call.Reply {
                throw failure
            }
            func setPlacements(_ placements: [WidgetPlacement]) async {}
            func shutdown() async {}
        }
        let fixture = try await HostFixture(Self.gateway())
        let id = try await fixture.place()
        await #expect(throws: HostError.self) {
            try await fixture.host.install(Samples.app, name: "Weather", gateway: Dead())
        }
        _ = try await fixture.host.send(.widget(.reload(id)))
        await fixture.host.settle()
        #expect(try await fixture.host.tree(of: id).kind == .entry)
    }

    @Test("Listeners receive changes, trees and log lines")
    func updates() async throws {
        let fixture = try await HostFixture(Self.gateway())
        let stream = await fixture.host.updates()
        let id = try await fixture.place()
        await fixture.host.stop()
        var seen: Set<String> = []
        for await update in stream {
            switch update {
            case .snapshot: seen.insert("snapshot")
            case .instance(let instance, _): seen.insert(instance == id ? "tree" : "other")
            case .log: seen.insert("log")
            case .clock, .gallery, .activity, .missed: break
            }
        }
        #expect(seen == ["snapshot", "tree", "log"])
    }

    @Test("The snapshot can be encoded as JSON with all positions")
    func snapshot() async throws {
        let fixture = try await HostFixture(Self.gateway())
        let id = try await fixture.place()
        let snapshot = await fixture.host.snapshot()
        let data = try JSONEncoder().encode(snapshot)
        #expect(try JSONDecoder().decode(HostSnapshot.self, from: data) == snapshot)
        let instance = try #require(snapshot.instances.first)
        #expect(instance.id == id)
        #expect(instance.showsAppName)
        #expect(instance.isConfigurable)
        #expect(instance.shownKind == .entry)
        #expect(instance.timeline.planned?.due == Samples.start + 15.0.minutes)
        #expect(instance.budget.perDay == 60)
        #expect(snapshot.pages[0].items.first?.content == .widget(id))
    }

    @Test("The extension receives the placed widgets")
    func placements() async throws {
        let gateway = Self.gateway()
        let fixture = try await HostFixture(gateway)
        let id = try await fixture.place(Samples.place(configuration: Samples.city("jeju")))
        #expect(gateway.placements.map(\.instance) == [id.number])
        #expect(gateway.placements.first?.configuration.first?.json == "\"jeju\"")
        _ = try await fixture.host.send(.layout(.remove(id)))
        #expect(gateway.placements.isEmpty)
    }

    @Test("S-STORE-8: An extension that is killed a hundred times never loses the last picture")
    func crashes() async throws {
        let gateway = Self.gateway()
        let fixture = try await HostFixture(gateway)
        let id = try await fixture.place()
        gateway.setProvider { _, _ throws(GatewayFailure) in throw GatewayFailure(.process, "killed") }
        for _ in 0..<100 {
            gateway.forgetEntries()
            _ = try await fixture.host.send(.widget(.reload(id)))
            await fixture.host.settle()
        }
        let shown = try await fixture.host.tree(of: id)
        #expect(shown.tree?.strings == ["\"seoul\""])
        #expect(shown.kind == .lastGood)
        #expect(shown.reasons.contains { $0.contains("killed") })
        gateway.setProvider(Self.cityProvider)
        _ = try await fixture.host.send(.widget(.reload(id)))
        await fixture.host.settle()
        #expect(try await fixture.host.tree(of: id).kind == .entry)
        #expect(try await fixture.host.tree(of: id).reasons.isEmpty)
    }
}
