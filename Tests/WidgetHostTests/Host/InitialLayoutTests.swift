import DeviceCatalog
import ExtensionProtocol
import Foundation
import Testing
import WidgetHost
import WidgetVocabulary

@Suite("The initial layout")
struct InitialLayoutTests {
    private static let second = ExtensionID("Second")

    /// A device on which nothing was ever placed, with two extensions.
    private func fixture(_ second: [WidgetDescription] = [Samples.tides]) async throws -> HostFixture {
        let fixture = try await HostFixture(ScriptedGateway())
        try await fixture.host.install(Self.second, name: "Second", gateway: ScriptedGateway(second))
        return fixture
    }

    private func placed(_ host: WidgetHost) async -> [String] {
        await host.snapshot().instances.map { "\($0.extensionID) \($0.family) \($0.context)" }
    }

    @Test("A single extension gets a small and a wide widget among icons")
    func single() async throws {
        let fixture = try await HostFixture(ScriptedGateway())
        let layout = await InitialLayout(of: fixture.host, systems: [.iOS])
        await layout.furnish(Samples.app, for: .iOS)
        #expect(
            await placed(fixture.host) == [
                "\(Samples.app) systemSmall homeScreen", "\(Samples.app) systemMedium homeScreen",
            ])
        #expect(await fixture.host.snapshot().pages.map(\.items.count) == [10])
    }

    @Test("Each of several extensions gets one widget when it is installed, and a second build adds nothing")
    func several() async throws {
        let fixture = try await fixture()
        let layout = await InitialLayout(of: fixture.host, systems: [.iOS, .iOS])
        for id in [Self.second, Samples.app, Self.second] { await layout.furnish(id, for: .iOS) }
        #expect(
            await placed(fixture.host) == [
                "\(Self.second) systemSmall homeScreen", "\(Samples.app) systemSmall homeScreen",
            ])
        await #expect(throws: HostError.nothingToUndo) { try await fixture.host.send(.undo(step: nil)) }
    }

    @Test("An extension with widgets for the Lock Screen only gets one there")
    func lockScreen() async throws {
        var widget = Samples.weather
        widget.families = [.accessoryCircular]
        let fixture = try await fixture([widget])
        let layout = await InitialLayout(of: fixture.host, systems: [.iOS, .iOS])
        await layout.furnish(Self.second, for: .iOS)
        #expect(await placed(fixture.host) == ["\(Self.second) accessoryCircular lockScreen"])
    }

    @Test("Extensions for a Mac are on its desktop, which is shown")
    func mac() async throws {
        let fixture = try await fixture()
        let layout = await InitialLayout(of: fixture.host, systems: [.macOS, .macOS])
        await layout.furnish(Samples.app, for: .macOS)
        await layout.furnish(Self.second, for: .macOS)
        #expect(
            await placed(fixture.host) == [
                "\(Samples.app) systemSmall desktop", "\(Self.second) systemSmall desktop",
            ])
        #expect(await fixture.host.snapshot().environment.place.platform == .mac)
    }

    @Test("Once the user has changed the layout, nothing is added")
    func changed() async throws {
        let fixture = try await fixture()
        let layout = await InitialLayout(of: fixture.host, systems: [.iOS, .iOS])
        await layout.furnish(Samples.app, for: .iOS)
        let id = try #require(await fixture.host.snapshot().instances.first?.id)
        _ = try await fixture.host.send(.layout(.remove(id)))
        await layout.furnish(Self.second, for: .iOS)
        #expect(await placed(fixture.host) == [])
    }

    @Test("A device from which the user removed everything stays empty at the next start")
    func emptied() async throws {
        let store = MemoryStore()
        let first = try await HostFixture(ScriptedGateway(), store: store)
        let id = try await first.place()
        _ = try await first.host.send(.layout(.remove(id)))
        await first.host.stop()
        let next = try await HostFixture(ScriptedGateway(), store: store)
        let layout = await InitialLayout(of: next.host, systems: [.iOS])
        await layout.furnish(Samples.app, for: .iOS)
        #expect(await placed(next.host) == [])
    }
}
