import ExtensionProtocol
import Foundation
import RenderModel
import TestSupport
import Testing
import WidgetHost

@Suite("The environment of the simulated device")
struct HostEnvironmentTests {
    @Test("A changed environment draws the same entries again, without asking the provider")
    func environment() async throws {
        let gateway = ScriptedGateway(drawer: { entry, environment throws(GatewayFailure) in
            Trees.tree([Trees.text(environment.colorScheme.rawValue)], size: environment.canvasSize)
        })
        let fixture = try await HostFixture(gateway)
        let id = try await fixture.place()
        #expect(try await fixture.host.tree(of: id).tree?.strings == ["light"])
        var environment = HostEnvironment(colorScheme: .dark)
        _ = try await fixture.host.send(.device(.setEnvironment(environment)))
        await fixture.host.settle()
        #expect(try await fixture.host.tree(of: id).tree?.strings == ["dark"])
        #expect(gateway.timelineCalls == 1)
        environment.device = "430x932"
        _ = try await fixture.host.send(.device(.setEnvironment(environment)))
        await fixture.host.settle()
        #expect(try await fixture.host.tree(of: id).tree?.size.width == 170)
        environment.locale = "ko_KR"
        _ = try await fixture.host.send(.device(.setEnvironment(environment)))
        await fixture.host.settle()
        #expect(gateway.timelineCalls == 2)
        environment.device = "toaster"
        await #expect(throws: HostError.self) { try await fixture.host.send(.device(.setEnvironment(environment))) }
    }

    @Test("A tree can be drawn for another environment without changing the device")
    func overrides() async throws {
        let gateway = ScriptedGateway(drawer: { entry, environment throws(GatewayFailure) in
            Trees.tree([Trees.text("\(environment.colorScheme) \(environment.renderingMode)")])
        })
        let fixture = try await HostFixture(gateway)
        let id = try await fixture.place()
        let shown = try await fixture.host.tree(
            of: id, overrides: EnvironmentOverrides(colorScheme: .dark, renderingMode: .accented))
        #expect(shown.tree?.strings == ["dark accented"])
        #expect(try await fixture.host.tree(of: id).tree?.strings == ["light fullColor"])
        gateway.forgetEntries()
        let gone = try await fixture.host.tree(of: id, overrides: EnvironmentOverrides(colorScheme: .dark))
        #expect(gone.tree?.strings == ["light fullColor"])
        #expect(gone.reasons.contains { $0.contains("cannot be drawn for this environment") })
    }
}
