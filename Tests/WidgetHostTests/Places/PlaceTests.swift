import CoreGraphics
import DeviceCatalog
import ExtensionProtocol
import Foundation
import RenderModel
import Scenes
import Testing
import WidgetHost
import WidgetVocabulary

extension HostFixture {
    /// A host whose widget draws its environment as text, on its own background.
    static func looking() async throws -> HostFixture {
        try await HostFixture(
            ScriptedGateway(
                drawer: { entry, environment throws(GatewayFailure) in
                    Trees.tree(
                        [Trees.text("\(entry.text) \(environment.renderingMode.rawValue)")],
                        size: environment.canvasSize)
                }))
    }

    /// Looks at a place with other settings than before.
    func look(
        _ platform: Platform, _ context: Context, _ change: (inout Setting) throws -> Void = { _ in }
    ) async throws {
        var environment = await host.snapshot().environment
        environment.place.platform = platform
        environment.place.context = context
        try change(&environment.setting)
        _ = try await host.send(.device(.setEnvironment(environment)))
        await host.settle()
    }

    func members() async -> [InstanceID] { await host.snapshot().place.members }
}

@Suite("Places other than the Home Screen")
struct PlaceTests {
    @Test("A Home Screen widget is drawn for StandBy when that is displayed, from the same timeline")
    func sameTimeline() async throws {
        let fixture = try await HostFixture.looking()
        let small = try await fixture.place()
        let medium = try await fixture.place(Samples.place(.systemMedium))
        try await fixture.look(.iPhone, .standBy)
        // StandBy shows small widgets alone.
        #expect(await fixture.members() == [small])
        let shown = try await fixture.host.tree(of: small)
        #expect(shown.kind == .entry)
        #expect(shown.environment.containerBackground == .removed)
        #expect(shown.tree?.root.hasBackground == false)
        #expect(try await fixture.host.tree(of: medium).environment.containerBackground == .shown)
        #expect(fixture.gateway.timelineCalls == 2)
        try await fixture.look(.iPhone, .homeScreen)
        #expect(try await fixture.host.tree(of: small).environment.containerBackground == .shown)
        #expect(fixture.gateway.timelineCalls == 2)
    }

    @Test("Entries change in a place as on the Home Screen")
    func entriesChange() async throws {
        let gateway = ScriptedGateway(provider: { _, now throws(GatewayFailure) in
            .init([.init(now, "first"), .init(now.addingTimeInterval(600), "second")])
        })
        let fixture = try await HostFixture(gateway)
        let id = try await fixture.place()
        try await fixture.look(.mac, .desktop)
        #expect(try await fixture.host.tree(of: id).tree?.strings == ["first"])
        await fixture.advance(11.minutes)
        #expect(try await fixture.host.tree(of: id).tree?.strings == ["second"])
    }

    @Test("Widgets added to a place come first; one that does not fit has the reason")
    func rooms() async throws {
        let fixture = try await HostFixture.looking()
        let home = [try await fixture.place(), try await fixture.place()]
        let own = try await fixture.place(Samples.place(in: .standBy))
        try await fixture.look(.iPhone, .standBy)
        let place = await fixture.host.snapshot().place
        #expect(place.members == [own, home[0]])
        #expect(place.own == [own])
        #expect(place.rejected.map(\.instance) == [home[1]])
        #expect(place.rejected.first?.reason.contains("no space") == true)
        _ = try await fixture.host.send(.layout(.remove(own)))
        await fixture.host.settle()
        #expect(await fixture.members() == home)
        #expect(try await fixture.host.tree(of: home[1]).environment.containerBackground == .removed)
    }

    @Test("A full place rejects another widget")
    func full() async throws {
        let fixture = try await HostFixture.looking()
        let command = Samples.place(in: .standBy)
        _ = try await fixture.place(command)
        _ = try await fixture.place(command)
        await #expect(throws: HostError.self) { _ = try await fixture.host.send(command) }
        #expect(await fixture.host.snapshot().instances.count == 2)
    }

    @Test("F-62: Today View is a separate place on iPhone and iPad", arguments: [Platform.iPhone, .iPad])
    func todayView(platform: Platform) async throws {
        let fixture = try await HostFixture.looking()
        let id = try await fixture.place(Samples.place(.systemMedium, in: .todayView, on: platform))
        try await fixture.look(platform, .todayView)
        #expect(await fixture.host.snapshot().place.own == [id])
        let request = await fixture.host.sceneRequest()
        #expect(try Scene(request).slots.map(\.family) == [.systemMedium])
    }

    @Test("F-53: the gallery opens from editing on iPad and from Notification Center on Mac, not from other places")
    func gallery() async throws {
        let fixture = try await HostFixture.looking()
        func open(_ platform: Platform, _ context: Context) async throws -> HostError? {
            try await fixture.look(platform, context)
            _ = try await fixture.host.send(.device(.beginEditing(context)))
            do throws(HostError) {
                _ = try await fixture.host.send(.device(.openGallery(context)))
                return nil
            } catch {
                return error
            }
        }
        #expect(try await open(.iPad, .homeScreen) == nil)
        #expect(try await open(.iPad, .todayView) == nil)
        #expect(try await open(.mac, .notificationCenter) == nil)
        #expect(try await open(.mac, .desktop) == .galleryNotHere(.desktop, .mac))
        #expect(try await open(.iPad, .lockScreen) == .galleryNotHere(.lockScreen, .iPad))
    }

    @Test("F-54: a place's gallery lists only fitting widgets")
    func fitting() async throws {
        let fixture = try await HostFixture.looking()
        let watch = await fixture.host.gallery(for: .watchComplication).apps.flatMap(\.groups).flatMap(\.families)
        #expect(Set(watch) == [.accessoryCircular, .accessoryRectangular, .accessoryInline])
        let pad = await fixture.host.gallery(for: .lockScreen, on: .iPad).apps.flatMap(\.groups).flatMap(\.families)
        #expect(pad.contains(.systemSmall) && !pad.contains(.systemMedium))
    }

    @Test("Combinations missing from the tables are rejected with their reason")
    func refusals() async throws {
        let fixture = try await HostFixture.looking()
        await #expect(throws: HostError.placement(.familyElsewhere(.accessoryCircular, .mac))) {
            _ = try await fixture.host.send(Samples.place(.accessoryCircular, in: .desktop))
        }
        await #expect(throws: HostError.placement(.noSuchPlace(.carPlay, .iPad))) {
            try await fixture.look(.iPad, .carPlay)
        }
        try await fixture.look(.mac, .desktop)
        await #expect(throws: HostError.placement(.appearanceNotHere(.clear, .desktop, .mac))) {
            try await fixture.look(.mac, .desktop) { $0.appearance = .clear }
        }
    }

    @Test("A Home Screen appearance does not prevent a switch to the Mac")
    func elsewhere() async throws {
        let fixture = try await HostFixture.looking()
        let id = try await fixture.place()
        try await fixture.look(.iPhone, .homeScreen) { $0.appearance = .clear }
        try await fixture.look(.mac, .desktop)
        let environment = try await fixture.host.tree(of: id).environment
        #expect(environment.renderingMode == .fullColor)
        #expect(environment.colorScheme == .dark)
    }

    @Test("F-134, S-STORE-6: place, settings and widgets persist across restarts")
    func restart() async throws {
        let store = MemoryStore()
        let first = try await HostFixture(ScriptedGateway(), store: store)
        let id = try await first.place(Samples.place(in: .verticalSurface))
        try await first.look(.visionPro, .verticalSurface) {
            $0.vision.scale = VisionScale(clamping: 115)
            $0.vision.mounting = .recessed
            $0.vision.palette = Decisions.palettes.first
        }
        let before = try Scene(await first.host.sceneRequest()).slots
        await first.host.stop()
        let second = WidgetHost(clock: ManualClock(Samples.start), store: store)
        await second.start()
        #expect(await second.snapshot().place.own == [id])
        #expect(try Scene(await second.sceneRequest()).slots == before)
        #expect(try await second.tree(of: id).tree != nil)
    }

    @Test("S-COMPAT-1: An earlier version's store is read: light or dark is kept, and the place is the Home Screen")
    func earlierStore() throws {
        var values =
            try JSONSerialization.jsonObject(with: JSONEncoder().encode(HostEnvironment())) as? [String: Any] ?? [:]
        for key in ["place", "setting", "transparency"] { values[key] = nil }
        values["colorScheme"] = "dark"
        let read = try JSONDecoder().decode(
            HostEnvironment.self, from: JSONSerialization.data(withJSONObject: values))
        #expect(read == HostEnvironment(colorScheme: .dark))
    }

    @Test("Every setting is stored and read back")
    func choices() throws {
        let color = try TintColor(named: "#12AB34")
        let setting = Setting(
            appearance: .tinted(color), lockScreenTint: color, ambientLight: 2, display: .alwaysOn, desktop: .vibrant,
            watchFace: WatchFace(tint: color, inversion: .inverted),
            vision: VisionSetting(
                palette: Decisions.palettes.last, texture: .paper, light: .dim, scale: VisionScale(clamping: 80),
                distance: 3, mounting: .recessed, frame: .extraWide))
        let read = try JSONDecoder().decode(Setting.self, from: JSONEncoder().encode(setting))
        #expect(read == setting)
    }

    @Test("A decoder without a collector rejects an unknown setting")
    func unknownChoice() throws {
        #expect(throws: DecodingError.self) {
            try JSONDecoder().decode(Setting.self, from: Data(#"{"texture":"velvet"}"#.utf8))
        }
        #expect(throws: DecodingError.self) {
            try JSONDecoder().decode(Setting.self, from: Data(#"{"distance":"far"}"#.utf8))
        }
    }
}

extension RenderNode {
    var hasBackground: Bool {
        semantics?.marks.contains(.containerBackground) == true || children.contains(where: \.hasBackground)
    }
}
