import CoreGraphics
import ExtensionProcess
import ExtensionProtocol
import HostTestSupport
import RenderModel
import Testing
import WidgetCompiler
import WidgetVocabulary

/// Controls, and the buttons of Live Activities, of an extension that was compiled and runs.
@Suite(
    "Controls and the buttons of Live Activities",
    .enabled("the macros are not built; run ./dev build") { (try? SDKLocation.find())?.macroPlugin != nil })
struct KitchenTests {
    private static let folder = BuiltFixture.fixtures + "/Kitchen"

    private func session() throws -> ExtensionProcess {
        ExtensionProcess(try BuiltFixture.build(Self.folder), options: .patient)
    }

    private func place(_ size: ControlSize) -> WidgetEnvironment {
        let canvas =
            switch size {
            case .small: CGSize(width: 70, height: 70)
            case .medium: CGSize(width: 156, height: 70)
            case .large: CGSize(width: 156, height: 156)
            }
        return WidgetEnvironment(
            family: .systemSmall, canvasSize: canvas, cornerRadius: 35, now: 0, control: ControlPlace(size))
    }

    private func tree(
        _ kind: String, _ size: ControlSize, _ purpose: EntriesRequest.Purpose = .timeline,
        configuration: [EntriesRequest.ConfigurationValue] = []
    ) throws -> RenderTree {
        let session = try session()
        let reply = try session.entries(
            EntriesRequest(kind: kind, purpose: purpose, environment: place(size), configuration: configuration))
        let trees = try session.render(RenderRequest(token: reply.token, environments: [place(size)]))
        return try #require(trees.first)
    }

    private func texts(_ node: RenderNode) -> [String] {
        guard case .text(let content) = node.content else { return node.children.flatMap(texts) }
        return [content.string]
    }

    private func nodes(_ node: RenderNode) -> [RenderNode] { [node] + node.children.flatMap(nodes) }

    /// The color of the plate: the first shape with the control's size.
    private func plate(_ tree: RenderTree) throws -> Paint {
        let shapes = nodes(tree.root).compactMap { node -> ShapeContent? in
            guard case .shape(let shape) = node.content, node.frame.size == tree.size else { return nil }
            return shape
        }
        return try #require(shapes.first).fill.paint
    }

    private func symbolColor(_ tree: RenderTree) -> RGBA? {
        nodes(tree.root).compactMap { node -> RGBA? in
            guard case .symbol(let symbol) = node.content, case .color(let color) = symbol.layerFills.first?.paint
            else { return nil }
            return color
        }.first
    }

    @Test("The description lists controls with names and forms")
    func description() throws {
        let controls = try session().describe().controls
        #expect(controls.map(\.kind) == ["Hood", "Bell", "Oven", "Plain"])
        #expect(controls.map(\.form) == [.toggle, .button, .button, .toggle])
        #expect(controls.map(\.displayName) == ["Cooker hood", "Dinner bell", "", ""])
        #expect(controls[0].description == "Blows the steam away.")
        #expect(controls[0].typeName == "HoodControl")
    }

    @Test("A small control shows its symbol, larger ones also title and value")
    func sizes() throws {
        let small = try tree("Hood", .small)
        #expect(small.size == CGSize(width: 70, height: 70))
        #expect(texts(small.root).isEmpty)
        #expect(small.symbols.map(\.name) == ["fan.fill"])
        for size in [ControlSize.medium, .large] {
            let tree = try tree("Hood", size)
            #expect(texts(tree.root) == ["Cooker hood", "Blowing"])
            #expect(tree.symbols.map(\.name) == ["fan.fill"])
        }
    }

    @Test("Previews show the preview value, a timeline the current one, by the plate and the symbol")
    func values() throws {
        let on = try tree("Hood", .medium)
        let off = try tree("Hood", .medium, .snapshot)
        #expect(texts(off.root) == ["Cooker hood", "Quiet"])
        #expect(off.symbols.map(\.name) == ["fan"])
        #expect(try plate(on) == .color(RGBA(red: 1, green: 1, blue: 1)))
        guard case .color(let veil) = try plate(off) else {
            Issue.record("what is off has no plate")
            return
        }
        #expect(veil.alpha < 0.3, "what is off is a veil: \(veil)")
        let tint = try #require(symbolColor(on))
        #expect(tint.red > 0.9 && tint.green > 0.4 && tint.green < 0.8 && tint.blue < 0.3, "orange: \(tint)")
        #expect(symbolColor(off) == RGBA(red: 1, green: 1, blue: 1))
    }

    @Test("A tap on a toggle requests the other value; a button performs its intent")
    func interaction() throws {
        func interaction(_ kind: String) throws -> Semantics.Interaction? {
            nodes(try tree(kind, .small).root).compactMap { $0.semantics?.interaction }.first
        }
        guard case .toggle(let call, let isOn) = try interaction("Hood") else {
            Issue.record("the hood is not a toggle")
            return
        }
        #expect(isOn)
        #expect(call.parameters.map(\.json) == ["false"])
        guard case .intent(let ring) = try interaction("Bell") else {
            Issue.record("the bell is not a button")
            return
        }
        #expect(ring.typeName.contains("RingIntent"))
        #expect(try session().perform(PerformRequest(call: ring)).opening == .nothing)
    }

    @Test("A label other than a Label provides its first image and its text; the action label at rest is the value")
    func looseLabel() throws {
        let tree = try tree("Bell", .medium)
        #expect(tree.symbols.map(\.name) == ["bell"])
        #expect(texts(tree.root) == ["Dinner bell", "Silent"])
    }

    @Test("A configured control's provider receives the configuration; a disabled control is dimmed and has no effect")
    func configured() throws {
        #expect(texts(try tree("Oven", .large).root) == ["Oven", "180°"])
        let hot = try tree("Oven", .large, configuration: [.init(name: "degrees", json: "240")])
        #expect(texts(hot.root) == ["Oven", "240°"])
        let cold = try tree("Oven", .large, .snapshot)
        #expect(texts(cold.root) == ["Oven", "cold"])
        #expect(nodes(cold.root).allSatisfy { $0.semantics?.interaction == nil })
        #expect(throws: ExtensionError.self) {
            _ = try tree("Oven", .large, configuration: [.init(name: "pressure", json: "1")])
        }
        #expect(throws: ExtensionError.self) { _ = try tree("Sink", .small) }
    }

    @Test("A toggle without a value label shows Off; a missing symbol is a finding, and the plate is unchanged")
    func plain() throws {
        let tree = try tree("Plain", .medium)
        #expect(texts(tree.root) == ["Plain", "Off"])
        for node in nodes(tree.root) {
            if case .text = node.content { #expect(node.frame.minX > 16) }
        }
        _ = try plate(self.tree("Plain", .small))
        #expect(tree.diagnostics.map(\.subject) == ["Plain"])
    }

    // MARK: Buttons of Live Activities

    private func lockScreen() -> WidgetEnvironment {
        var place = WidgetEnvironment(family: .systemMedium, canvasSize: CGSize(width: 371, height: 160))
        place.contentMargins = .init(all: 0)
        place.activity = ActivityPlace(.lockScreen, heights: 84...160)
        return place
    }

    private func perform(
        _ intent: String, _ running: [RunningActivityName], in session: ExtensionProcess
    ) throws -> PerformReply {
        let reply = try session.activity(ActivityRequest(attributes: "EggAttributes"))
        let trees = try session.render(RenderRequest(token: reply.token, environments: [lockScreen()]))
        let tree = try #require(trees.first)
        let calls = nodes(tree.root).compactMap { node -> Semantics.IntentCall? in
            guard case .intent(let call) = node.semantics?.interaction else { return nil }
            return call
        }
        let call = try #require(calls.first { $0.typeName.contains(intent) })
        return try session.perform(PerformRequest(call: call, activities: running))
    }

    @Test("An intent of an activity's button finds and updates the running activity")
    func update() throws {
        let session = try session()
        let states = try session.activity(ActivityRequest(attributes: "EggAttributes"))
        #expect(states.states.count == 2)
        let first = RunningActivityName(number: 7, token: states.token, state: 1)
        let reply = try perform("LongerIntent", [first], in: session)
        let change = try #require(reply.activities.first)
        #expect(change.number == 7 && change.phase == .active && change.age == .current)
        func shown(_ change: ActivityChange) throws -> [String] {
            let trees = try session.render(RenderRequest(token: change.token, environments: [lockScreen()]))
            return texts(try #require(trees.first).root)
        }
        #expect(try shown(change) == ["3 eggs", "3 min", "Longer", "Take out"])
        // The next one continues from there.
        let second = try perform(
            "LongerIntent", [RunningActivityName(number: 7, token: change.token, state: 0)], in: session)
        #expect(try shown(try #require(second.activities.first)).contains("4 min"))
        let end = try perform("TakeOutIntent", [first], in: session)
        #expect(end.activities.map(\.phase) == [.ended])
        #expect(try shown(try #require(end.activities.first)) == ["3 eggs", "2 min", "Done"])
    }

    @Test("Without a running activity an intent finds none, and states of another process are not found")
    func none() throws {
        let session = try session()
        #expect(try perform("LongerIntent", [], in: session).activities.isEmpty)
        let stranger = RunningActivityName(number: 1, token: EntriesToken(process: 99, number: 1), state: 0)
        #expect(try perform("LongerIntent", [stranger], in: session).activities.isEmpty)
    }

    @Test("The app's icon is the largest existing image that is not for a single appearance")
    func icon() throws {
        let icon = try #require(try WidgetFolder(at: Self.folder).appIcon)
        #expect(Array(icon[16..<24]) == [0, 0, 0, 120, 0, 0, 0, 120], "120 by 120 pixels")
    }
}
