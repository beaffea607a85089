import ExtensionProtocol
import Foundation
import RenderModel
import Testing
import WidgetHost
import WidgetVocabulary

@Suite("Buttons, toggles and links")
struct PerformTests {
    private static let buttonFrame = CGRect(x: 10, y: 10, width: 60, height: 44)

    private static func tree(_ text: String, isOn: Bool? = nil) -> RenderTree {
        var children = [
            Trees.text(text), Trees.control(.intent(Trees.intent("Refresh")), frame: buttonFrame),
            Trees.control(.link(url: "weather://map"), frame: CGRect(x: 90, y: 10, width: 60, height: 44)),
        ]
        if let isOn {
            children.append(
                Trees.control(
                    .toggle(Trees.intent("Done"), isOn: isOn), frame: CGRect(x: 10, y: 100, width: 60, height: 44),
                    role: .toggle))
        }
        return Trees.tree(children, widgetURL: "weather://seoul")
    }

    private func host(
        _ gateway: ScriptedGateway, families: [Family] = [.systemMedium]
    ) async throws -> (HostFixture, [InstanceID]) {
        let fixture = try await HostFixture(gateway)
        var ids: [InstanceID] = []
        for family in families { ids.append(try await fixture.place(Samples.place(family))) }
        return (fixture, ids)
    }

    @Test("F-86: a button runs its intent and does not open the app")
    func button() async throws {
        let gateway = ScriptedGateway(drawer: { entry, _ throws(GatewayFailure) in Self.tree(entry.text) })
        let (fixture, ids) = try await host(gateway)
        let reply = try await fixture.tap(ids[0], 30, 30)
        #expect(reply == .performed(intent: "Refresh", summary: ""))
        #expect(gateway.calls.contains(.perform("Refresh")))
        await fixture.host.settle()
        let log = await fixture.host.snapshot().log.map(\.text)
        #expect(!log.contains { $0.hasPrefix("opens the app") })
        #expect(gateway.timelineCalls == 2, "the widget is reloaded after its intent")
    }

    @Test("F-85: links and the widget's URL open the app at that place, with a line in the log")
    func links() async throws {
        let gateway = ScriptedGateway(drawer: { entry, _ throws(GatewayFailure) in Self.tree(entry.text) })
        let (fixture, ids) = try await host(gateway)
        #expect(try await fixture.tap(ids[0], 120, 30) == .opensApp(Samples.app, url: "weather://map"))
        #expect(try await fixture.tap(ids[0], 80, 150) == .opensApp(Samples.app, url: "weather://seoul"))
        let log = await fixture.host.snapshot().log.map(\.text)
        #expect(log.contains("opens the app at weather://map"))
        #expect(log.contains("opens the app at weather://seoul"))
        #expect(gateway.calls.allSatisfy { $0 != .perform("Refresh") })
    }

    @Test("F-82: reloading all timelines sends one request for every instance")
    func reloadAll() async throws {
        let gateway = ScriptedGateway(
            drawer: { entry, _ throws(GatewayFailure) in Self.tree(entry.text) },
            performer: { _ throws(GatewayFailure) in PerformReply(requests: [.reloadAll, .reload(kind: "Weather")]) })
        let (fixture, ids) = try await host(gateway, families: [.systemMedium, .systemSmall, .systemLarge])
        let before = gateway.timelineCalls
        _ = try await fixture.tap(ids[0], 30, 30)
        await fixture.host.settle()
        #expect(gateway.timelineCalls == before + 3)
    }

    @Test("F-87: a toggle shows its new state at once and keeps it when the intent has run")
    func toggle() async throws {
        let isOn = Flag()
        let gateway = ScriptedGateway(
            drawer: { entry, _ throws(GatewayFailure) in Self.tree(entry.text, isOn: isOn.value) },
            performer: { _ throws(GatewayFailure) in
                isOn.value.toggle()
                return PerformReply()
            })
        let (fixture, ids) = try await host(gateway)
        let before = try await fixture.host.tree(of: ids[0])
        #expect(Self.toggleState(before.tree) == false)
        gateway.hold()
        let tap = Task { try await fixture.tap(ids[0], 30, 120) }
        try await fixture.wait(for: ids[0]) { !$0.pendingToggles.isEmpty }
        let during = try await fixture.host.tree(of: ids[0])
        #expect(Self.toggleState(during.tree) == true)
        #expect(during.revision > before.revision)
        gateway.release()
        _ = try await tap.value
        await fixture.host.settle()
        let after = try await fixture.host.tree(of: ids[0])
        #expect(after.pendingToggles.isEmpty)
        #expect(Self.toggleState(after.tree) == true)
    }

    @Test("F-87: a toggle whose intent fails reverts, and the failure is reported")
    func toggleFails() async throws {
        let gateway = ScriptedGateway(
            drawer: { entry, _ throws(GatewayFailure) in Self.tree(entry.text, isOn: false) },
            performer: { _ throws(GatewayFailure) in throw GatewayFailure(.rejected, "no permission") })
        let (fixture, ids) = try await host(gateway)
        await #expect(throws: HostError.intentFailed(name: "Done", message: "no permission")) {
            try await fixture.tap(ids[0], 30, 120)
        }
        await fixture.host.settle()
        let after = try await fixture.host.tree(of: ids[0])
        #expect(after.pendingToggles.isEmpty)
        #expect(Self.toggleState(after.tree) == false)
        let log = await fixture.host.snapshot().log.map(\.text)
        #expect(log.contains("the intent Done failed: no permission"))
    }

    /// A toggle that carries its other state; each state is drawn as a text.
    private static func twoStates(isOn: Bool) -> RenderTree {
        func node(_ isOn: Bool) -> RenderNode {
            var node = Trees.control(
                .toggle(Trees.intent("Done", isOn ? "false" : "true"), isOn: isOn),
                frame: CGRect(x: 10, y: 100, width: 60, height: 44), role: .toggle)
            node.children = [Trees.text(isOn ? "checked" : "open")]
            return node
        }
        var toggle = node(isOn)
        toggle.semantics?.otherState = .node(node(!isOn))
        return Trees.tree([toggle])
    }

    @Test("F-87: a toggle changes at once, before its intent completes, and reverts when the intent fails")
    func otherState() async throws {
        for fails in [false, true] {
            let isOn = Flag()
            let gateway = ScriptedGateway(
                drawer: { _, _ throws(GatewayFailure) in Self.twoStates(isOn: isOn.value) },
                performer: { _ throws(GatewayFailure) in
                    if fails { throw GatewayFailure(.rejected, "no permission") }
                    isOn.value.toggle()
                    return PerformReply()
                })
            let (fixture, ids) = try await host(gateway)
            #expect(try await fixture.host.tree(of: ids[0]).tree?.strings == ["open"])
            gateway.hold()
            let tap = Task { try? await fixture.tap(ids[0], 30, 120) }
            try await fixture.wait(for: ids[0]) { !$0.pendingToggles.isEmpty }
            let during = try await fixture.host.tree(of: ids[0])
            #expect(during.tree?.strings == ["checked"])
            #expect(Self.toggleState(during.tree) == true)
            // Nothing was drawn for it.
            #expect(during.tree.map { $0.validate().isEmpty } == true)
            gateway.release()
            _ = await tap.value
            await fixture.host.settle()
            let after = try await fixture.host.tree(of: ids[0])
            #expect(after.tree?.strings == (fails ? ["open"] : ["checked"]))
            #expect(after.pendingToggles.isEmpty)
        }
    }

    @Test("F-87: a second tap before a toggle's intent completes requests the original state")
    func twice() async throws {
        let gateway = ScriptedGateway(drawer: { _, _ throws(GatewayFailure) in Self.twoStates(isOn: false) })
        let (fixture, ids) = try await host(gateway)
        gateway.hold()
        let first = Task { try? await fixture.tap(ids[0], 30, 120) }
        try await fixture.wait(for: ids[0]) { !$0.pendingToggles.isEmpty }
        let changed = try await fixture.host.tree(of: ids[0])
        let second = Task { try? await fixture.tap(ids[0], 30, 120) }
        try await fixture.wait(for: ids[0]) { $0.revision > changed.revision }
        #expect(try await fixture.host.tree(of: ids[0]).tree?.strings == ["open"])
        gateway.release()
        _ = await (first.value, second.value)
        await fixture.host.settle()
    }

    private static func toggleState(_ tree: RenderTree?) -> Bool? {
        let states = tree?.root.children.compactMap { node -> Bool? in
            if case .toggle(_, let isOn) = node.semantics?.interaction { isOn } else { nil }
        }
        return states?.first
    }

    @Test("Intents run only for targets of the displayed tree")
    func onlyShownTargets() async throws {
        let gateway = ScriptedGateway(drawer: { entry, _ throws(GatewayFailure) in Self.tree(entry.text) })
        let (fixture, ids) = try await host(gateway)
        let old = try await fixture.host.tree(of: ids[0]).revision
        gateway.setDrawer { entry, _ throws(GatewayFailure) in Trees.tree([Trees.text(entry.text)]) }
        _ = try await fixture.host.send(.widget(.reload(ids[0])))
        await fixture.host.settle()
        await #expect(throws: HostError.outdated(ids[0])) {
            try await fixture.host.send(.tap(ids[0], x: 30, y: 30, revision: old))
        }
        let now = try await fixture.host.tree(of: ids[0]).revision
        await #expect(throws: HostError.self) {
            try await fixture.host.send(.activate(ids[0], NodePath([2]), revision: now))
        }
        #expect(!gateway.calls.contains(.perform("Refresh")))
    }

    @Test("A node can be activated without a pointer")
    func byNode() async throws {
        let gateway = ScriptedGateway(drawer: { entry, _ throws(GatewayFailure) in Self.tree(entry.text) })
        let (fixture, ids) = try await host(gateway)
        let revision = try await fixture.host.tree(of: ids[0]).revision
        let reply = try await fixture.host.send(.activate(ids[0], NodePath([2]), revision: revision))
        #expect(reply == .performed(intent: "Refresh", summary: ""))
    }

    @Test("An intent that opens the app reports this")
    func opening() async throws {
        let gateway = ScriptedGateway(
            drawer: { entry, _ throws(GatewayFailure) in Self.tree(entry.text) },
            performer: { _ throws(GatewayFailure) in PerformReply(opening: .url("weather://alerts")) })
        let (fixture, ids) = try await host(gateway)
        #expect(try await fixture.tap(ids[0], 30, 30) == .opensApp(Samples.app, url: "weather://alerts"))
    }
}
