import CoreGraphics
import DeviceCatalog
import ExtensionProtocol
import Foundation
import RenderModel
import Testing
import WidgetHost

@Suite("Live Activities on the device")
struct ActivityTests {
    private static let description = ActivityDescription(attributes: "FerryAttributes", typeName: "FerryActivity")
    private static let start = HostCommand.activity(
        .startActivity(extensionID: Samples.app, attributes: "FerryAttributes"))

    private struct Device {
        let fixture: HostFixture
        let gateway: ScriptedGateway
        var host: WidgetHost { fixture.host }

        func send(_ command: HostCommand) async throws -> CommandReply {
            let reply = try await host.send(command)
            await host.settle()
            return reply
        }

        func send(_ command: TouchCommand) async throws -> TouchReply {
            let reply = try await host.send(command)
            await host.settle()
            return reply
        }

        func start() async throws -> ActivityID {
            guard case .activityStarted(let id) = try await send(ActivityTests.start) else {
                throw HostError.invalid("not started")
            }
            return id
        }

        func activity(_ id: ActivityID) async throws -> LiveActivity {
            try #require(await host.activities().first { $0.id == id })
        }

        /// What is shown in every place, the same text in all of them.
        func text(_ id: ActivityID) async -> String? {
            let texts = await host.shownActivity(id).map { Trees.texts(of: $0.tree).joined(separator: " ") }
            return Set(texts).count == 1 ? texts.first : nil
        }
    }

    private func device(
        phone: String = "iPhone 16",
        written: @escaping @Sendable (ActivityDescription) -> [ActivityRequest.State] = { _ in [] }
    ) async throws -> Device {
        let gateway = ScriptedGateway(
            drawer: { entry, _ throws(GatewayFailure) in
                Trees.tree(
                    [
                        Trees.text(entry.text),
                        Trees.control(
                            .intent(Trees.intent("Refresh")), frame: CGRect(x: 10, y: 40, width: 60, height: 44)),
                    ], widgetURL: "ferry://aurora")
            })
        gateway.setActivities([Self.description])
        let fixture = try await HostFixture(gateway, device: phone, writtenStates: written)
        return Device(fixture: fixture, gateway: gateway)
    }

    @Test("A started activity is drawn on the Lock Screen and in every presentation of the island")
    func starting() async throws {
        let device = try await device()
        let id = try await device.start()
        let activity = try await device.activity(id)
        #expect(activity.phase == .active)
        #expect(activity.states.map(\.name) == ["boarding", "sailing"])
        #expect(await device.host.shownActivity(id).map(\.presentation) == ActivityPresentation.ofPhone)
        #expect(await device.text(id) == "boarding")
        let widths = await device.host.shownActivity(id).map { Double($0.environment.canvasSize.width) }
        #expect(widths.first == 371, "the width of the guidelines' table")
    }

    @Test("An iPhone without a Dynamic Island shows it only on the Lock Screen")
    func withoutIsland() async throws {
        let device = try await device(phone: "390x844")
        let id = try await device.start()
        #expect(await device.host.shownActivity(id).map(\.presentation) == [.lockScreen])
    }

    @Test("State, age and end are changed as by the app, and the pictures follow")
    func updating() async throws {
        let device = try await device()
        let id = try await device.start()
        let first = await device.host.shownActivity(id).map(\.revision)
        _ = try await device.send(.activity(.updateActivity(id, state: 1)))
        #expect(await device.text(id) == "sailing")
        #expect(await device.host.shownActivity(id).map(\.revision) != first)
        _ = try await device.send(.activity(.setActivityAge(id, .stale)))
        #expect(await device.text(id) == "sailing, stale", "the chosen state stays")
        #expect(try await device.activity(id).isStale)
        await #expect(throws: HostError.self) { _ = try await device.send(.activity(.updateActivity(id, state: 7))) }
        _ = try await device.send(.activity(.endActivity(id)))
        #expect(try await device.activity(id).hasEnded)
        await #expect(throws: HostError.self) { _ = try await device.send(.activity(.updateActivity(id, state: 0))) }
        await #expect(throws: HostError.self) { _ = try await device.send(.activity(.endActivity(id))) }
        #expect(await device.text(id) == "sailing, stale", "the Lock Screen keeps what it showed last")
        _ = try await device.send(.activity(.dismissActivity(id)))
        #expect(await device.host.activities().isEmpty)
        #expect(await device.host.shownActivity(id).isEmpty)
    }

    @Test("After eight hours an activity ends automatically, and four hours later it leaves the Lock Screen")
    func limits() async throws {
        let device = try await device()
        let id = try await device.start()
        await device.fixture.advance((8.0 * 60 - 1).minutes)
        #expect(try await !device.activity(id).hasEnded)
        await device.fixture.advance(1.0.minutes)
        #expect(try await device.activity(id).hasEnded)
        await device.fixture.advance((4.0 * 60 - 1).minutes)
        #expect(await device.host.activities().count == 1)
        await device.fixture.advance(1.0.minutes)
        #expect(await device.host.activities().isEmpty)
    }

    @Test("A button runs its intent with the running activities, whose updates and ends take effect")
    func buttons() async throws {
        let device = try await device()
        let id = try await device.start()
        let token = device.gateway.keep(["moored"])
        device.gateway.setPerformer { _ throws(GatewayFailure) in
            PerformReply(activities: [.init(number: id.number, token: token, age: .current, phase: .active)])
        }
        func lockScreen() async throws -> ShownActivity {
            try #require(await device.host.shownActivity(id).first { $0.presentation == .lockScreen })
        }
        let shown = try await lockScreen()
        let reply = try await device.send(
            .tapActivity(id, .lockScreen, x: 30, y: 60, revision: shown.revision))
        #expect(reply == .performed(intent: "Refresh", summary: ""))
        #expect(device.gateway.performed.last?.activities.map(\.number) == [id.number])
        #expect(await device.text(id) == "moored")
        #expect(try await device.activity(id).ownState != nil)
        await #expect(throws: HostError.self, "the picture that was tapped is not shown any more") {
            _ = try await device.send(.tapActivity(id, .lockScreen, x: 30, y: 60, revision: shown.revision))
        }
        // The next update of the app replaces the intent's state.
        _ = try await device.send(.activity(.updateActivity(id, state: 1)))
        #expect(await device.text(id) == "sailing")
        let last = device.gateway.keep(["gone"])
        device.gateway.setPerformer { _ throws(GatewayFailure) in
            PerformReply(activities: [.init(number: id.number, token: last, age: .current, phase: .ended)])
        }
        _ = try await device.send(
            .tapActivity(id, .lockScreen, x: 30, y: 60, revision: try await lockScreen().revision))
        #expect(try await device.activity(id).hasEnded)
        #expect(await device.text(id) == "gone")
    }

    @Test("A tap anywhere on the compact island opens the app; the expanded one has its buttons")
    func taps() async throws {
        let device = try await device()
        let id = try await device.start()
        for shown in await device.host.shownActivity(id) {
            let reply = try await device.send(
                .tapActivity(id, shown.presentation, x: 30, y: 60, revision: shown.revision))
            switch shown.presentation {
            case .lockScreen, .expanded: #expect(reply == .performed(intent: "Refresh", summary: ""))
            default: #expect(reply == .opensApp(Samples.app, url: "ferry://aurora"))
            }
        }
    }

    @Test("States from a file replace the previews'")
    func written() async throws {
        let device = try await device { description in
            [.init(name: "fog", attributes: "{}", state: "{\"of\": \"\(description.attributes)\"}")]
        }
        let id = try await device.start()
        #expect(try await device.activity(id).origin == .given)
        #expect(await device.text(id) == "fog")
    }

    @Test("States are requested again when their process has ended, and after a new build")
    func crash() async throws {
        let device = try await device()
        let id = try await device.start()
        device.gateway.forgetEntries()
        _ = try await device.send(.activity(.updateActivity(id, state: 1)))
        #expect(await device.text(id) == "sailing")
        #expect(try await device.activity(id).failure == nil)
        let build = ScriptedGateway(
            drawer: { entry, _ throws(GatewayFailure) in Trees.tree([Trees.text("new \(entry.text)")]) })
        build.setActivities([Self.description])
        try await device.host.install(Samples.app, name: "Weather", gateway: build)
        await device.host.settle()
        #expect(await device.text(id) == "new sailing")
        build.setActivities([])
        try await device.host.install(Samples.app, name: "Weather", gateway: build)
        await device.host.settle()
        #expect(await device.host.activities().isEmpty, "the app has no such activity any more")
    }

    @Test("An activity that cannot be drawn reports the reason and keeps its last picture")
    func failure() async throws {
        let device = try await device()
        let id = try await device.start()
        device.gateway.setDrawer { _, _ throws(GatewayFailure) in throw GatewayFailure(.process, "it crashed") }
        _ = try await device.send(.activity(.updateActivity(id, state: 1)))
        #expect(try await device.activity(id).failure == "it crashed")
        #expect(await device.text(id) == "boarding")
    }

    @Test("The environment affects activities: appearance, language, palette and device")
    func surroundings() async throws {
        let device = try await device()
        let id = try await device.start()
        var environment = await device.host.snapshot().environment
        environment.colorScheme = .dark
        environment.systemColors = .before2025
        _ = try await device.send(.device(.setEnvironment(environment)))
        let shown = await device.host.shownActivity(id)
        #expect(shown.allSatisfy { $0.environment.colorScheme == .dark && $0.environment.systemColors == .before2025 })
        environment.locale = "ko_KR"
        _ = try await device.send(.device(.setEnvironment(environment)))
        #expect(await device.host.shownActivity(id).first?.environment.locale == "ko_KR")
        environment.device = "390x844"
        _ = try await device.send(.device(.setEnvironment(environment)))
        #expect(await device.host.shownActivity(id).map(\.presentation) == [.lockScreen])
    }

    @Test("Only declared activities can be started, at most five, and they end with the host")
    func refusals() async throws {
        let device = try await device()
        await #expect(throws: HostError.self) {
            _ = try await device.send(.activity(.startActivity(extensionID: Samples.app, attributes: "Nothing")))
        }
        for _ in 0..<5 { _ = try await device.start() }
        await #expect(throws: HostError.self) { _ = try await device.start() }
        #expect(Set(await device.host.activities().map(\.id)).count == 5)
        let stored = HostState()
        let decoded = try JSONDecoder().decode(HostState.self, from: JSONEncoder().encode(stored))
        #expect(decoded == stored && decoded.activities.isEmpty)
    }

    @Test("The gallery lists activities and controls of the iPhone's apps, even of those without a widget")
    func gallery() async throws {
        let device = try await device()
        device.gateway.setWidgets([])
        device.gateway.setControls([ControlDescription(kind: "Lamp", displayName: "Lamp", form: .toggle)])
        try await device.host.install(Samples.app, name: "Weather", gateway: device.gateway)
        let app = try #require(await device.host.gallery(for: .homeScreen).apps.first)
        #expect(app.groups.isEmpty)
        #expect(app.activities.map(\.name) == ["FerryActivity"])
        #expect(app.controls.map(\.name) == ["Lamp"])
        #expect(await device.host.gallery(for: .desktop).apps.isEmpty)
        let (tree, reply) = try await device.host.activityPreview(
            of: Samples.app, attributes: "FerryAttributes", presentation: .compact)
        #expect(Trees.texts(of: tree) == ["boarding"])
        #expect(reply.origin == .previews)
        #expect(await device.host.activities().isEmpty, "looking starts nothing")
    }
}
