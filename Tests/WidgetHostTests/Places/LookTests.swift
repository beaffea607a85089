import CoreGraphics
import DeviceCatalog
import ExtensionProtocol
import Foundation
import RenderModel
import RenderingModes
import Scenes
import Testing
import WidgetVocabulary

@testable import WidgetHost

@Suite("Appearances of places")
struct LookTests {
    @Test("F-29: a Home Screen has four appearances, with a different picture in each")
    func appearances() async throws {
        let fixture = try await HostFixture.looking()
        let id = try await fixture.place()
        var trees: [RenderTree] = []
        for appearance in [Appearance.light, .dark, .tinted(Decisions.homeTint), .clear] {
            try await fixture.look(.iPhone, .homeScreen) { $0.appearance = appearance }
            trees.append(try #require(try await fixture.host.tree(of: id).tree))
        }
        // What this widget draws does not depend on light and dark.
        #expect(trees[0] == trees[1])
        #expect(Set(trees).count == 3)
        #expect(fixture.gateway.renderedEnvironments.map(\.colorScheme).contains(.dark))
        #expect(try await fixture.host.tree(of: id).environment.renderingMode == .accented)
    }

    @Test("A color alone changes the picture without another request to the widget")
    func treatmentAlone() async throws {
        let fixture = try await HostFixture.looking()
        let id = try await fixture.place()
        try await fixture.look(.iPhone, .homeScreen) { $0.appearance = .tinted(try TintColor(named: "red")) }
        let (red, count) = (try await fixture.host.tree(of: id), fixture.gateway.renderedEnvironments.count)
        try await fixture.look(.iPhone, .homeScreen) { $0.appearance = .tinted(try TintColor(named: "teal")) }
        let teal = try await fixture.host.tree(of: id)
        #expect(teal.tree != red.tree)
        #expect(teal.revision > red.revision)
        #expect(fixture.gateway.renderedEnvironments.count == count)
    }

    @Test("F-41: the Lock Screen's tint colors accessory widgets")
    func lockScreenTint() async throws {
        let fixture = try await HostFixture.looking()
        let id = try await fixture.place(Samples.place(.accessoryCircular))
        try await fixture.look(.iPhone, .lockScreen)
        let plain = try await fixture.host.tree(of: id)
        #expect(plain.environment.renderingMode == .vibrant)
        try await fixture.look(.iPhone, .lockScreen) { $0.lockScreenTint = try TintColor(named: "orange") }
        let tinted = try await fixture.host.tree(of: id)
        #expect(tinted.tree != plain.tree)
        #expect(tinted.environment == plain.environment)
    }

    @Test("F-44: a watch face may invert the colors of its complications")
    func inversion() async throws {
        let fixture = try await HostFixture.looking()
        let id = try await fixture.place(Samples.place(.accessoryCircular))
        try await fixture.look(.appleWatch, .watchComplication)
        let plain = try await fixture.host.tree(of: id).tree
        try await fixture.look(.appleWatch, .watchComplication) { $0.watchFace.inversion = .inverted }
        let inverted = try #require(try await fixture.host.tree(of: id).tree)
        #expect(inverted != plain)
        #expect(inverted.root.effects.contains(.colorFilter(.invert)))
    }

    @Test("F-70: in the Smart Stack a widget without a background gets black, one with a background keeps it")
    func smartStack() async throws {
        let fixture = try await HostFixture.looking()
        let id = try await fixture.place(Samples.place(.accessoryRectangular))
        try await fixture.look(.appleWatch, .watchSmartStack)
        let own = try #require(try await fixture.host.tree(of: id).tree)
        #expect(own.root.children.first?.color == RGBA(red: 0, green: 0, blue: 1))
        fixture.gateway.setDrawer { entry, environment throws(GatewayFailure) in
            var tree = Trees.tree([Trees.text(entry.text)], size: environment.canvasSize)
            tree.root.children.removeFirst()
            return tree
        }
        _ = try await fixture.host.send(.widget(.reload(id)))
        await fixture.host.settle()
        let bare = try #require(try await fixture.host.tree(of: id).tree)
        #expect(bare.root.children.first?.color == RGBA(red: 0, green: 0, blue: 0))
    }

    @Test("F-128: in low ambient light StandBy is red")
    func standByNight() async throws {
        let fixture = try await HostFixture.looking()
        let id = try await fixture.place()
        try await fixture.look(.iPhone, .standBy) { $0.ambientLight = Decisions.standByNightLux + 1 }
        #expect(try await fixture.host.tree(of: id).environment.renderingMode == .fullColor)
        try await fixture.look(.iPhone, .standBy) { $0.ambientLight = Decisions.standByNightLux - 1 }
        let night = try await fixture.host.tree(of: id)
        #expect(night.environment.renderingMode == .vibrant)
        #expect(
            night.tree?.root.effects.contains(
                .colorFilter(.recolor(RGBA(red: 1, green: 0, blue: 0), keeping: .shades))) == true)
    }

    @Test("Always-On sets isLuminanceReduced")
    func alwaysOn() async throws {
        let fixture = try await HostFixture.looking()
        let id = try await fixture.place(Samples.place(.accessoryCircular))
        try await fixture.look(.iPhone, .lockScreen) { $0.display = .alwaysOn }
        #expect(try await fixture.host.tree(of: id).environment.luminance == .reduced)
    }

    @Test("F-135: a widget on Apple Vision Pro is scaled, its layout is not")
    func scale() async throws {
        let fixture = try await HostFixture.looking()
        let id = try await fixture.place()
        var widths: [Double] = []
        for percent in [75.0, 100, 125, 300] {
            try await fixture.look(.visionPro, .verticalSurface) { $0.vision.scale = VisionScale(clamping: percent) }
            let slot = try #require(try Scene(await fixture.host.sceneRequest()).slots.first)
            widths.append(Double(slot.transform.a))
            #expect(try await fixture.host.tree(of: id).environment.canvasSize == CGSize(width: 158, height: 158))
        }
        #expect(abs(widths[0] / widths[1] - 0.75) < 0.001)
        #expect(abs(widths[2] / widths[1] - 1.25) < 0.001)
        #expect(widths[3] == widths[2])
    }

    @Test("F-136: beyond the threshold the level of detail is simplified")
    func distance() async throws {
        let fixture = try await HostFixture.looking()
        let id = try await fixture.place()
        for (distance, detail) in [(0.8, LevelOfDetail.default), (3, .simplified)] {
            try await fixture.look(.visionPro, .verticalSurface) { $0.vision.distance = distance }
            #expect(try await fixture.host.tree(of: id).environment.levelOfDetail == detail)
        }
    }

    @Test("F-142: the width of the frame does not affect the widget")
    func frames() async throws {
        let fixture = try await HostFixture.looking()
        let id = try await fixture.place()
        var trees: Set<RenderTree> = []
        for width in FrameWidth.allCases {
            try await fixture.look(.visionPro, .verticalSurface) { $0.vision.frame = width }
            trees.insert(try #require(try await fixture.host.tree(of: id).tree))
        }
        #expect(trees.count == 1)
    }

    @Test("F-143: full color unless a palette is chosen, then accented")
    func palettes() async throws {
        let fixture = try await HostFixture.looking()
        let id = try await fixture.place()
        try await fixture.look(.visionPro, .verticalSurface)
        #expect(try await fixture.host.tree(of: id).environment.renderingMode == .fullColor)
        var trees: Set<RenderTree> = []
        for palette in Decisions.palettes {
            try await fixture.look(.visionPro, .verticalSurface) { $0.vision.palette = palette }
            let shown = try await fixture.host.tree(of: id)
            #expect(shown.environment.renderingMode == .accented)
            trees.insert(try #require(shown.tree))
        }
        #expect(trees.count == Decisions.palettes.count)
    }

    @Test("F-144: light and dark have no effect on visionOS")
    func noLightAndDark() async throws {
        let fixture = try await HostFixture.looking()
        let id = try await fixture.place()
        var environments: Set<WidgetEnvironment> = []
        for appearance in [Appearance.light, .dark] {
            try await fixture.look(.visionPro, .verticalSurface) { $0.appearance = appearance }
            environments.insert(try await fixture.host.tree(of: id).environment)
        }
        #expect(environments.count == 1)
    }

    @Test("A control in a treated tree is identified by its path in the widget's own tree", arguments: Look.allCases)
    func taps(look: Look) throws {
        let call = Semantics.IntentCall(typeName: "Turn", parameters: [])
        func control(_ x: Double, _ interaction: Semantics.Interaction) -> RenderNode {
            let frame = CGRect(x: x, y: 40, width: 40, height: 40)
            return RenderNode(
                .shape(Trees.shape(frame, color: RGBA(red: 1, green: 1, blue: 1))), frame: frame,
                semantics: Semantics(interaction: interaction))
        }
        let own = Trees.tree([
            control(10, .toggle(call, isOn: false)),
            RenderNode(
                .group, frame: CGRect(x: 0, y: 0, width: 158, height: 158), children: [control(100, .intent(call))]),
        ])
        let treated = own.treated(by: try look.treatment)
        let map = TapMap(treated, family: .systemMedium)
        for (x, path) in [(20.0, [1]), (110, [2, 0])] {
            let target = map.target(at: CGPoint(x: x, y: 60))
            #expect(map.path(of: target, in: own, family: .systemMedium) == NodePath(path))
        }
        let beside = map.target(at: CGPoint(x: 150, y: 150))
        #expect(map.path(of: beside, in: own, family: .systemMedium) == NodePath([]))
    }

    enum Look: CaseIterable {
        case fullColor, tinted, clear, lockScreen, night

        var treatment: Treatment {
            get throws {
                let (context, setting) =
                    switch self {
                    case .fullColor: (Context.homeScreen, Setting())
                    case .tinted: (.homeScreen, Setting(appearance: .tinted(try TintColor(named: "red"))))
                    case .clear: (.homeScreen, Setting(appearance: .clear))
                    case .lockScreen: (.lockScreen, Setting())
                    case .night: (.standBy, Setting(ambientLight: 0))
                    }
                let place = try WidgetPlace(
                    device: try DeviceCatalog.device(named: "iPhone 16"), context: context,
                    family: context == .lockScreen ? .accessoryRectangular : .systemSmall)
                return Treatment(try place.traits(under: setting), in: place)
            }
        }
    }
}

extension RenderNode {
    /// Of this node and all below it.
    var effects: [Effect] {
        var found: [Effect] = []
        if case .effect(let effect) = content { found.append(effect) }
        return found + children.flatMap(\.effects)
    }

    var color: RGBA? {
        if case .shape(let shape) = content, case .color(let color) = shape.fill.paint { color } else { nil }
    }
}
