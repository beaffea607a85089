import DeviceCatalog
import ExtensionProtocol
import Foundation
import RenderModel
import Testing
import WidgetHost
import WidgetVocabulary

@Suite("Gallery")
struct GalleryTests {
    private static let extensions = [
        InstalledExtension(
            id: Samples.app, name: "Weather",
            description: ExtensionDescription(
                widgets: [Samples.weather, Samples.tides],
                accent: ThemeColor(
                    name: "AccentColor", light: RGBA(red: 1, green: 0.5, blue: 0),
                    dark: RGBA(red: 0.25, green: 0, blue: 1))))
    ]

    @Test("F-52: an app's widgets with name, sizes, description; one page for each size of each widget")
    func content() {
        let gallery = Gallery(Self.extensions, for: .homeScreen, on: .iPhone)
        #expect(gallery.apps.map(\.name) == ["Weather"])
        #expect(gallery.apps[0].groups.map(\.displayName) == ["Weather", "Tides"])
        #expect(gallery.apps[0].pageCount == 5)
    }

    @Test("F-57: sizes of one widget are one group under one description")
    func groups() {
        let groups = Gallery(Self.extensions, for: .homeScreen, on: .iPhone).apps[0].groups
        #expect(groups.map(\.description) == ["See the weather of a city.", "Know when the water is high."])
        #expect(groups[0].families == [.systemSmall, .systemMedium, .systemLarge])
    }

    @Test("F-53: the gallery opens only from the edit modes that have it", arguments: Context.allCases)
    func entryPoints(context: Context) {
        let phone: Set<Context> = [.homeScreen, .todayView, .lockScreen]
        #expect(context.opensGallery(on: .iPhone) == phone.contains(context))
        #expect(context.opensGallery(on: .iPad) == [.homeScreen, .todayView].contains(context))
        #expect(context.opensGallery(on: .mac) == (context == .notificationCenter))
        #expect(!context.opensGallery(on: .appleWatch))
    }

    @Test("F-53: the gallery opens only from the edited place")
    func editMode() throws {
        var runner = MachineRunner(provider: MachineRunner.every(15))
        #expect(throws: HostError.notEditing(.homeScreen)) { try runner.send(.device(.openGallery(.homeScreen))) }
        try runner.send(.device(.beginEditing(.lockScreen)))
        #expect(throws: HostError.notEditing(.homeScreen)) { try runner.send(.device(.openGallery(.homeScreen))) }
        try runner.send(.device(.openGallery(.lockScreen)))
        #expect(runner.state.mode == .gallery(.lockScreen))
        try runner.send(.device(.closeGallery))
        #expect(runner.state.mode == .editing(.lockScreen))
        try runner.send(.device(.endEditing))
        #expect(runner.state.mode == .using)
        try runner.send(.device(.beginEditing(.standBy)))
        #expect(throws: HostError.galleryNotHere(.standBy, .iPhone)) {
            try runner.send(.device(.openGallery(.standBy)))
        }
    }

    @Test("F-54: the gallery offers the sizes that fit the place")
    func sizes() {
        let lock = Gallery(Self.extensions, for: .lockScreen, on: .iPhone).apps[0]
        #expect(lock.groups.map(\.kind) == ["Weather"])
        #expect(
            Set(lock.groups[0].families) == [.accessoryCircular, .accessoryRectangular, .accessoryInline])
        let pad = Gallery(Self.extensions, for: .lockScreen, on: .iPad).apps[0]
        #expect(pad.groups.first?.families.contains(.systemSmall) == true)
        #expect(pad.groups.flatMap(\.families).allSatisfy { $0 != .systemMedium })
        #expect(Context.lockScreen.families(on: .iPhone).allSatisfy { $0.rawValue.hasPrefix("accessory") })
        #expect(Context.homeScreen.families(on: .iPhone) == [.systemSmall, .systemMedium, .systemLarge])
    }

    @Test("F-56: the Add button has the app's color, otherwise the system's")
    func addButton() {
        let light = Gallery(Self.extensions, for: .homeScreen, on: .iPhone)
        #expect(light.apps[0].groups[0].addButtonColor == "#FF8000")
        let dark = Gallery(Self.extensions, for: .homeScreen, on: .iPhone, colorScheme: .dark)
        #expect(dark.apps[0].groups[0].addButtonColor == "#4000FF")
        var plain = Self.extensions
        plain[0].description.accent = nil
        #expect(Gallery(plain, for: .homeScreen, on: .iPhone).apps[0].groups[0].addButtonColor == nil)
    }

    @Test(
        "F-58: descriptions that break the guidelines are found",
        arguments: [
            ("See the weather of a city.", 0), ("도시의 현재 날씨를 확인하세요.", 0), ("", 1), ("This shows the weather.", 1),
            ("See the weather in this widget.", 1), ("날씨를 보여 주는 위젯", 1), ("See The Current Weather Near You", 1),
            ("See Seoul, Busan and Jeju at once.", 0),
            ("See the weather of up to three cities with the wind, the rain, the sun and all else there is.", 1),
            ("The Widget For Your Current Weather", 3),
        ])
    func descriptionRules(text: String, count: Int) {
        #expect(GalleryText.findings(description: text).count == count, "\(GalleryText.findings(description: text))")
    }

    @Test("F-58: descriptions appear unchanged in the gallery")
    func descriptions() {
        let texts = Gallery(Self.extensions, for: .homeScreen, on: .iPhone).apps[0].groups.map(\.description)
        #expect(texts == [Samples.weather.description, Samples.tides.description])
    }

    @Test("F-59: the app's name is under widgets on the iPhone's Home Screen and in the Mac's Notification Center")
    func appName() {
        for platform in [Platform.iPhone, .iPad, .mac] {
            for context in Context.allCases {
                let expected =
                    (platform == .iPhone && context == .homeScreen)
                    || (platform == .mac && context == .notificationCenter)
                #expect(context.showsAppName(on: platform) == expected, "\(context) on \(platform)")
            }
        }
    }

    @Test("F-55: previews are snapshots in preview mode with the time limit")
    func snapshot() async throws {
        let gateway = ScriptedGateway(provider: { request, now throws(GatewayFailure) in
            .init([.init(now, "\(request.purpose) preview=\(request.isPreview) limit=\(Int(request.timeLimit))")])
        })
        let fixture = try await HostFixture(gateway)
        let preview = try await fixture.host.galleryPreview(of: Samples.app, kind: "Weather", family: .systemSmall)
        #expect(preview.source == .snapshot)
        #expect(preview.tree?.strings == ["snapshot preview=true limit=5"])
        #expect(preview.environment.redaction == [])
    }

    @Test("F-55: when the snapshot takes too long, sample data is shown, not redacted")
    func fallback() async throws {
        let gateway = ScriptedGateway(
            provider: { request, now throws(GatewayFailure) in
                if request.purpose == .snapshot { throw GatewayFailure(.rejected, "no answer in 5 s") }
                return .init([.init(now, "sample")])
            },
            drawer: { entry, environment throws(GatewayFailure) in
                Trees.tree([Trees.text(environment.redaction.contains(.placeholder) ? "▒▒" : entry.text)])
            })
        let fixture = try await HostFixture(gateway)
        let preview = try await fixture.host.galleryPreview(of: Samples.app, kind: "Weather", family: .systemSmall)
        #expect(preview.source == .simulated)
        #expect(preview.tree?.strings == ["sample"])
        #expect(preview.reason == "no answer in 5 s")
    }

    @Test("F-123: each size has its own preview, and none is the placeholder")
    func previews() async throws {
        let gateway = ScriptedGateway(drawer: { entry, environment throws(GatewayFailure) in
            let text = environment.redaction.contains(.placeholder) ? "▒▒" : environment.family.rawValue
            return Trees.tree([Trees.text(text)], size: environment.canvasSize)
        })
        let fixture = try await HostFixture(gateway)
        var trees: Set<RenderTree> = []
        for family in Samples.weather.families {
            let preview = try await fixture.host.galleryPreview(of: Samples.app, kind: "Weather", family: family)
            let tree = try #require(preview.tree)
            #expect(tree.strings != ["▒▒"])
            trees.insert(tree)
        }
        #expect(trees.count == Samples.weather.families.count)
    }

    @Test("An unavailable preview reports the reason")
    func noPreview() async throws {
        let gateway = ScriptedGateway(provider: { _, _ throws(GatewayFailure) in
            throw GatewayFailure(.process, "the process ended")
        })
        let fixture = try await HostFixture(gateway)
        let preview = try await fixture.host.galleryPreview(of: Samples.app, kind: "Weather", family: .systemSmall)
        #expect(preview.source == .none)
        #expect(preview.tree == nil)
        #expect(preview.reason == "the process ended")
    }
}
