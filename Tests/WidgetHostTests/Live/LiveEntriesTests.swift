import ExtensionProcess
import Foundation
import RenderModel
import TestSupport
import Testing
import WidgetCompiler
import WidgetHost
import WidgetVocabulary

@Suite("Entries of a real extension", .serialized)
struct LiveEntriesTests {
    private static let steady = Result {
        let root = URL(fileURLWithPath: #filePath).deletingLastPathComponent()
            .deletingLastPathComponent().deletingLastPathComponent().deletingLastPathComponent().path
        let options = BuildOptions(
            cacheFolder: NSTemporaryDirectory() + "tessera-test-builds-\(getuid())", timeLimit: .ample)
        return try WidgetBuilder(sdk: try SDKLocation.find(), options: options)
            .build(try WidgetFolder(at: root + "/Tests/Fixtures/Steady")).product
    }

    private func place(_ host: WidgetHost, _ kind: String) async throws -> InstanceID {
        guard case .placed(let id) = try await host.send(Samples.place(kind: kind)) else {
            throw HostError.invalid("not placed")
        }
        await host.settle()
        return id
    }

    @Test("S-LIFE-14: A widget that never reloads is redrawn from its own entries after 300 reloads of another widget")
    func lasting() async throws {
        let host = WidgetHost.patient()
        await host.start()
        // With one process, all entries are in it.
        let gateway = ProcessPool(try Self.steady.get(), options: LaunchOptions(timeLimit: .ample), limit: 1)
        try await host.install(Samples.app, name: "Steady", gateway: gateway)
        let lasting = try await place(host, "Lasting")
        let restless = try await place(host, "Restless")
        let first = try #require(try await host.tree(of: lasting).tree)
        let other = try #require(try await host.tree(of: restless).tree)
        for _ in 0..<300 {
            _ = try await host.send(.widget(.reload(restless)))
            await host.settle()
        }
        #expect(try await host.tree(of: restless).tree?.strings != other.strings)
        var environment = await host.snapshot().environment
        environment.colorScheme = .dark
        _ = try await host.send(.device(.setEnvironment(environment)))
        await host.settle()
        let redrawn = try #require(try await host.tree(of: lasting).tree)
        #expect(redrawn != first, "it is drawn for the dark appearance")
        #expect(redrawn.strings == first.strings, "its provider was called again")
        await host.stop()
        await gateway.shutdown()
    }
}
