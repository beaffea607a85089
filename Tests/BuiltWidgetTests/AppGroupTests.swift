import ExtensionProcess
import ExtensionProtocol
import Foundation
import HostTestSupport
import Subprocesses
import TestSupport
import Testing

@testable import WidgetCompiler

@Suite("App groups")
struct AppGroupTests {
    /// Builds with a container folder of the test's own, so that nothing of an earlier run is there.
    private func built(_ folder: String, state: TemporaryFolder) throws -> BuiltExtension {
        var built = try BuiltFixture.build(folder)
        built.containerFolder = state.path
        return built
    }

    private func drawn(
        _ built: BuiltExtension, _ confinement: SandboxMode = .none
    ) throws -> (dump: String, rejected: [String]) {
        let session = ExtensionProcess(built, options: LaunchOptions(timeLimit: .ample, confinement: confinement))
        let reply = try session.entries(EntriesRequest(kind: "Counter", purpose: .timeline, environment: .small))
        let trees = try session.render(RenderRequest(token: reply.token, environments: [.small]))
        return (try #require(trees.first).dump, reply.diagnostics.filter { $0.code == .configuration }.map(\.subject))
    }

    /// Where the machine allows no sandbox, the second case runs as the first does.
    @Test(
        "Defaults and files of a group persist across processes; a group without entitlement has no folder",
        arguments: [SandboxMode.none, .sandbox(network: .denied)])
    func persists(confinement: SandboxMode) throws {
        let state = try TemporaryFolder()
        let built = try built(BuiltFixture.fixtures + "/Grouped", state: state)
        let first = try drawn(built, confinement)
        #expect(first.dump.contains("#3333FFFF"))
        #expect(first.rejected == ["group.example.other"])
        #expect(try drawn(built, confinement).dump.contains("#6666FFFF"))
        let names = try FileManager.default.contentsOfDirectory(atPath: state.path + "/groups")
        #expect(names == ["group.example.counter"])
    }

    @Test("A folder without entitlements has every group, and each is reported")
    func assumed() throws {
        let state = try TemporaryFolder()
        let sources = try TemporaryFolder()
        let counter = try String(contentsOfFile: BuiltFixture.fixtures + "/Grouped/Counter.swift", encoding: .utf8)
        try sources.write(counter, to: "Counter/Counter.swift")
        let drawn = try drawn(try built(sources.path + "/Counter", state: state))
        #expect(drawn.rejected == ["group.example.counter", "group.example.other"])
        #expect(drawn.dump.contains("#333300FF"))
        #expect(FileManager.default.fileExists(atPath: state.path + "/groups/group.example.counter"))
    }

    @Test("A build setting in a group's name is reported with its file")
    func buildSetting() throws {
        let folder = try TemporaryFolder()
        let list = """
            <plist version="1.0"><dict><key>com.apple.security.application-groups</key>
            <array><string>group.$(TEAM)</string></array></dict></plist>
            """
        try folder.write("struct Model {}\n", to: "Widget/Model.swift")
        let file = try folder.write(list, to: "Widget/Widget.entitlements")
        let output = try TemporaryFolder()
        let compiler = ResourceCompiler(folder: try WidgetFolder(at: folder.path + "/Widget"), platform: .iOS)
        try compiler.compile(into: output.path)
        let message = try #require(ResourceCompiler.messages(in: output.path).first)
        #expect((message.file as NSString).lastPathComponent == (file as NSString).lastPathComponent)
        #expect(message.message.contains("group.$(TEAM)"))
    }
}
