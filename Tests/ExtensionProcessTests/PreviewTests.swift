import CoreGraphics
import ExtensionProtocol
import HostTestSupport
import RenderModel
import Testing
import WidgetCompiler

@testable import ExtensionProcess

@Suite(
    "Previews of a widget without main",
    .enabled("the macros are not built; run ./dev build") { (try? SDKLocation.find())?.macroPlugin != nil })
struct PreviewTests {
    private func session() throws -> ExtensionProcess {
        ExtensionProcess(try BuiltFixture.build(BuiltFixture.fixtures + "/Previews/Clock.swift"), options: .patient)
    }

    @Test("Previews are listed with place and family")
    func list() throws {
        let previews = try session().previews()
        #expect(previews.map(\.name) == ["Two hours", "Plain"])
        #expect(previews.map(\.family) == [.systemMedium, nil])
        #expect(previews.map(\.line) == [36, 43])
        #expect(previews.map(\.stage) == [.ownSize, .ownSize])
        #expect(previews.allSatisfy { $0.file.hasSuffix("Clock.swift") })
    }

    @Test("A preview of a widget shows its entries in order, one of a view its view in its size")
    func render() throws {
        let session = try session()
        let hours = try session.previewEntries(index: 0, environment: .small)
        #expect(hours.entries.map(\.date) == [5, 2])
        let trees = try session.render(RenderRequest(token: hours.token, entries: [0, 1], environments: [.small]))
        #expect(trees[0].root != trees[1].root)
        let plain = try session.previewEntries(index: 1, environment: .small)
        let tree = try #require(
            try session.render(RenderRequest(token: plain.token, environments: [.small])).first)
        #expect(tree.size == CGSize(width: 30, height: 20))
        #expect(throws: ExtensionError.self) { try session.previewEntries(index: 2, environment: .small) }
    }

    @Test("A provider may respond later on the main queue")
    func later() throws {
        let request = EntriesRequest(kind: "Clock", purpose: .timeline, environment: .small)
        let reply = try session().entries(request)
        #expect(reply.entries.count == 1)
        #expect(reply.policy == .never)
    }
}
