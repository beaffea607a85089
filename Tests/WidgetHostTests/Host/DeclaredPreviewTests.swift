import CoreGraphics
import DeviceCatalog
import ExtensionProtocol
import Foundation
import RenderModel
import Testing
import WidgetVocabulary

@testable import WidgetHost

@Suite("Previews that the source declares")
struct DeclaredPreviewTests {
    private static func preview(_ name: String, _ family: Family?) -> PreviewDescription {
        PreviewDescription(name: name, file: "App/Widget.swift", line: 12, family: family)
    }

    /// A gateway with previews whose entries show the environment in which they are drawn.
    private static func gateway() -> ScriptedGateway {
        let gateway = ScriptedGateway(drawer: { entry, environment throws(GatewayFailure) in
            let words = [entry.text, environment.family.rawValue, environment.colorScheme.rawValue]
            return Trees.tree(words.map { Trees.text($0) }, size: environment.canvasSize)
        })
        let entries = (0..<4).map { ScriptedGateway.Entry(Samples.start + Double($0).hours, "entry \($0)") }
        gateway.setPreviews([
            (preview("", .systemMedium), entries), (preview("A view", nil), []),
            (preview("Lock", .accessoryCircular), Array(entries.prefix(1))),
            (preview("Corner", .accessoryCorner), entries),
        ])
        return gateway
    }

    @Test("Previews of widgets are listed as by the command line, with the place that has their size")
    func list() async throws {
        let fixture = try await HostFixture(Self.gateway())
        let previews = try await fixture.host.declaredPreviews(of: Samples.app)
        #expect(previews.map(\.index) == [0, 2, 3])
        #expect(previews.map(\.name) == ["Preview 1", "Lock", "Corner"])
        #expect(previews.map(\.context) == [.homeScreen, .lockScreen, nil])
        #expect(previews[0].appearances.map(\.name) == ["light", "dark", "tinted", "clear"])
        #expect(previews[0].appearances.filter(\.isShown).map(\.name) == ["light"])
        #expect(previews.map { $0.reason == nil } == [true, true, false])
        await #expect(throws: HostError.self) {
            try await fixture.host.declaredPreviews(of: ExtensionID("other"))
        }
    }

    @Test("Some entries are drawn in their size and an appearance, in the order of the source, and nothing is kept")
    func entries() async throws {
        let gateway = Self.gateway()
        let fixture = try await HostFixture(gateway)
        let kept = gateway.keptCount
        var dark = WidgetVariant()
        try dark.set(.appearance, to: "dark")
        let timeline = try await fixture.host.timeline(
            ofPreview: 0, .systemMedium, of: Samples.app, dark, drawing: 1..<3)
        #expect(timeline.dates == (0..<4).map { Samples.start + Double($0).hours })
        #expect(timeline.first == 1)
        #expect(
            timeline.trees.map(\.strings) == [
                ["entry 1", "systemMedium", "dark"], ["entry 2", "systemMedium", "dark"],
            ])
        // Each entry is drawn at its own date.
        #expect(gateway.renderedEnvironments.last?.now == nil)
        #expect(gateway.keptCount == kept)
        #expect(await fixture.host.snapshot().instances.isEmpty)
    }

    @Test("Entries beyond the timeline are omitted")
    func beyond() async throws {
        let fixture = try await HostFixture(Self.gateway())
        let timeline = try await fixture.host.timeline(
            ofPreview: 2, .accessoryCircular, of: Samples.app, WidgetVariant(), drawing: 1..<9)
        #expect(timeline.dates.count == 1)
        #expect(timeline.trees.isEmpty)
    }

    @Test("A preview that does not exist, whose size the place does not have or whose drawing fails is an error")
    func failures() async throws {
        let gateway = Self.gateway()
        let fixture = try await HostFixture(gateway)
        await #expect(throws: HostError.self) {
            try await fixture.host.timeline(
                ofPreview: 7, .systemSmall, of: Samples.app, WidgetVariant(), drawing: 0..<1)
        }
        await #expect(throws: HostError.self) {
            try await fixture.host.timeline(
                ofPreview: 3, .accessoryCorner, of: Samples.app, WidgetVariant(), drawing: 0..<1)
        }
        let kept = gateway.keptCount
        gateway.setDrawer { _, _ throws(GatewayFailure) in throw GatewayFailure(.process, "it crashed") }
        await #expect(throws: HostError.unavailable("it crashed")) {
            try await fixture.host.timeline(
                ofPreview: 0, .systemMedium, of: Samples.app, WidgetVariant(), drawing: 0..<1)
        }
        #expect(gateway.keptCount == kept)
    }

    @Test("The entries of a preview are requested from the build of the place's system, in the device's language")
    func needs() throws {
        var environment = WidgetEnvironment(family: .systemSmall, canvasSize: .zero)
        environment.locale = "ko_KR"
        let needs = PreviewEntriesRequest(index: 0, environment: environment).needs
        #expect(needs.system == environment.platform)
        #expect(needs.locale == "ko_KR")
        #expect(PreviewsRequest(system: .watchOS).needs.system == .watchOS)
        #expect(PreviewsRequest().needs.system == nil)
    }
}
