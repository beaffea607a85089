import ExtensionProcess
import Foundation
import TestSupport
import Testing
import WidgetCompiler
import WidgetHost

@testable import PreviewServer

/// What is saved leads to a build, whenever it is saved.
@Suite(.timeLimit(.minutes(30)))
struct BuildCoordinatorTests {
    private let folder = NSTemporaryDirectory() + "tessera-coordinator-\(UUID().uuidString)"
    private var calls: String { folder + "/calls" }

    private func write(_ text: String, to name: String) throws {
        let path = folder + "/" + name
        try FileManager.default.createDirectory(
            atPath: (path as NSString).deletingLastPathComponent, withIntermediateDirectories: true)
        try Data(text.utf8).write(to: URL(fileURLWithPath: path))
    }

    /// A project whose sources are in two folders, and a compiler that notes what it finds in them, waits for the file
    /// `go`, and fails.
    private func product() throws -> BuildCoordinator.Product {
        try write(project(sources: ["One"]), to: "Project/project.yml")
        try write("import WidgetKit\n@main struct A {}\n", to: "Project/One/One.swift")
        try write("struct B {}\n", to: "Project/Two/Two.swift")
        try write(
            "#!/bin/bash\necho $(cat '\(folder)'/Project/*/*.swift) >> '\(calls)'\n"
                + "until [ -e '\(folder)/go' ]; do sleep 0.02; done\nexit 1\n",
            to: "swiftc")
        try FileManager.default.setAttributes([.posixPermissions: 0o755], ofItemAtPath: folder + "/swiftc")
        return BuildCoordinator.Product(
            id: ExtensionID("A"), name: "A", path: folder + "/Project", source: WidgetSource(folder + "/Project"))
    }

    private func project(sources: [String]) -> String {
        """
        targets:
          A:
            type: app-extension
            platform: iOS
            sources: [\(sources.joined(separator: ", "))]
        """
    }

    private func coordinator() -> BuildCoordinator {
        let host = WidgetHost(
            clock: SystemClock(), store: MemoryStore(), state: HostState(environment: .init(device: "iPhone 16")))
        let options = BuildOptions(cacheFolder: folder + "/cache", compiler: folder + "/swiftc", timeLimit: .ample)
        return BuildCoordinator(
            host: host, builder: WidgetBuilder(sdk: SDKLocation(folder: folder), options: options),
            launch: LaunchOptions(timeLimit: .ample))
    }

    /// The sources that each call of the compiler found.
    private var builds: [String] {
        ((try? String(contentsOfFile: calls, encoding: .utf8)) ?? "").split(separator: "\n").map(String.init)
    }

    @Test("Saves before anyone waits for them, as during the first build, are detected")
    func savedDuringFirstBuild() async throws {
        defer { try? FileManager.default.removeItem(atPath: folder) }
        let watch = BuildCoordinator.Watch(try product())
        try write("", to: "go")
        try write("import WidgetKit\n@main struct A { }\n", to: "Project/One/One.swift")
        let coordinator = coordinator()
        #expect(builds.isEmpty)
        let watching = Task { await coordinator.build(whenSaved: watch) }
        try await eventually("the first build runs") { !builds.isEmpty }
        watching.cancel()
        await watching.value
        #expect(builds.first?.contains("struct A { }") == true)
    }

    @Test("Saves during a build in a folder that was just added to the sources are detected")
    func savedInNewFolder() async throws {
        defer { try? FileManager.default.removeItem(atPath: folder) }
        let product = try product()
        let coordinator = coordinator()
        try write("", to: "go")
        await coordinator.build(product)
        let callsOfBuild = builds.count
        try #require(callsOfBuild > 0)
        try FileManager.default.removeItem(atPath: folder + "/go")
        let watch = BuildCoordinator.Watch(product)
        try write(project(sources: ["One", "Two"]), to: "Project/project.yml")
        let watching = Task { await coordinator.build(whenSaved: watch) }
        try await eventually("the project is built again") { builds.count > callsOfBuild }
        try write("struct B { }\n", to: "Project/Two/Two.swift")
        try write("", to: "go")
        try await eventually("the new folder is built") { builds.count >= 3 * callsOfBuild }
        watching.cancel()
        await watching.value
        #expect(builds[callsOfBuild].contains("struct B {}"))
        #expect(builds[2 * callsOfBuild].contains("struct B { }"))
    }
}
