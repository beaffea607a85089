import ExtensionProcess
import ExtensionProtocol
import Foundation
import HostTestSupport
import RenderModel
import SourceDiagnosis
import TestSupport
import Testing
import WidgetVocabulary
import XcodeProject

@testable import WidgetCompiler

/// Xcode projects, from their files to their widgets' content.
@Suite("Projects")
struct ProjectBuildTests {
    private static let projects = BuiltFixture.fixtures + "/../XcodeProjectTests/Fixtures"

    /// A copy of a sample project that a test may change.
    private func copy(_ name: String) throws -> (folder: TemporaryFolder, path: String) {
        let folder = try TemporaryFolder()
        try FileManager.default.copyItem(atPath: Self.projects + "/" + name, toPath: folder.path + "/" + name)
        let path = URL(fileURLWithPath: folder.path + "/" + name).resolvingSymlinksInPath().path
        return (folder, path)
    }

    private func built(_ source: WidgetSource, platform: OperatingSystem = .iOS) throws -> FinishedBuild {
        var options = BuiltFixture.options()
        options.platform = platform
        return try WidgetBuilder(sdk: try SDKLocation.find(), options: options).build(try WidgetFolder(at: source))
    }

    private func texts(of node: RenderNode) -> [String] {
        guard case .text(let content) = node.content else { return node.children.flatMap(texts(of:)) }
        return [content.string]
    }

    private func lines(_ build: FinishedBuild, _ kind: String, in environment: WidgetEnvironment) throws -> [String] {
        let session = ExtensionProcess(build.product, options: .patient)
        let reply = try session.entries(EntriesRequest(kind: kind, purpose: .timeline, environment: environment))
        let tree = try #require(
            try session.render(RenderRequest(token: reply.token, environments: [environment])).first)
        return texts(of: tree.root)
    }

    @Test("A framework, a package with a C module, translations, conditions and an app group are built")
    func orchard() throws {
        let built = try built(WidgetSource(Self.projects + "/Orchard"))
        #expect(built.product.name == "The Orchard")
        #expect(
            try lines(built, "Orchard", in: .small) == ["Ripe", "3 apples, 42 seeds", "north field", "granted"])
        // The package's catalog is in the widget's bundle.
        let catalog = try #require(
            FileManager.default.contents(atPath: built.product.resourceFolder + "/Assets.compiled"))
        #expect(catalog.firstRange(of: Data("Leaf".utf8)) != nil)
        #expect(
            built.messages.contains { $0.file.hasSuffix("Gone.swift") && $0.message.contains("which does not exist") })
    }

    @Test("A watch target is built for the watch")
    func watch() throws {
        let source = WidgetSource(Self.projects + "/Meadow/Meadow.xcodeproj", target: "Birds")
        #expect(try WidgetFolder(at: source).platforms == [.watchOS])
        let built = try built(source, platform: .watchOS)
        var environment = WidgetEnvironment(
            family: .accessoryRectangular, canvasSize: CGSize(width: 150, height: 60))
        environment.platform = .watchOS
        #expect(try lines(built, "Nest", in: environment) == ["daisy"])
    }

    @Test("A module of an unavailable package is reported with the package and the reason")
    func absentPackage() throws {
        let (folder, path) = try copy("Meadow")
        defer { withExtendedLifetime(folder) {} }
        let project = path + "/Meadow.xcodeproj/project.pbxproj"
        let text = try String(contentsOfFile: project, encoding: .utf8)
            .replacingOccurrences(of: "https://example.invalid/Nectar.git", with: "file://\(path)/no-such-repository")
        try text.write(toFile: project, atomically: true, encoding: .utf8)
        let builder = WidgetBuilder(sdk: try SDKLocation.find(), options: BuiltFixture.options())
        let messages = try builder.check(try WidgetFolder(at: WidgetSource(path, target: "Bees Extension")))
        let message = try #require(messages.first { $0.severity == .error })
        #expect(message.file == path + "/Bees/Bees.swift")
        #expect(message.line == 1)
        #expect(message.unsupported == .module("Nectar"))
        let reason = "it belongs to the package file://\(path)/no-such-repository, which is not available: "
        #expect(message.message.hasPrefix("no such module 'Nectar': \(reason)"), "\(message.message)")
    }

    @Test("A missing module stops a build only if its import is active")
    func conditionalImport() throws {
        let folder = try TemporaryFolder()
        let source = """
            import SwiftUI
            import WidgetKit

            @main struct Plain: WidgetBundle { var body: some Widget { Clock() } }
            struct Clock: Widget {
                var body: some WidgetConfiguration {
                    StaticConfiguration(kind: "Clock", provider: Now()) { _ in Text("now") }
                }
            }
            struct Entry: TimelineEntry { var date = Date() }
            struct Now: TimelineProvider {
                func placeholder(in context: Context) -> Entry { Entry() }
                func getSnapshot(in context: Context, completion: @escaping (Entry) -> Void) { completion(Entry()) }
                func getTimeline(in context: Context, completion: @escaping (Timeline<Entry>) -> Void) {
                    completion(Timeline(entries: [Entry()], policy: .never))
                }
            }
            """
        try folder.write("#if EXTRA\nimport Nowhere\n#endif\n" + source, to: "Guarded/Widget.swift")
        _ = try BuiltFixture.build(folder.path + "/Guarded")
        try folder.write("import Nowhere\n" + source, to: "Plain/Widget.swift")
        var options = BuiltFixture.options()
        options.completeness = .whole
        let failure = #expect(throws: BuildError.self) { try BuiltFixture.build(folder.path + "/Plain", options) }
        guard case .compile(let messages) = failure else { return }
        #expect(messages.map(\.line) == [1] && messages.map(\.unsupported) == [.module("Nowhere")])
    }

    /// The project Meadow with a package that a repository in the folder has in two versions, the first of them pinned.
    private func meadow(
        targets: String = ".target(name: \"Nectar\")", first: [String: String], second: [String: String] = [:],
        widget: String = ""
    ) throws -> (folder: TemporaryFolder, widget: WidgetFolder, builder: WidgetBuilder) {
        let (folder, path) = try copy("Meadow")
        let package = folder.path + "/Nectar"
        try folder.write(
            """
            // swift-tools-version: 5.9
            import PackageDescription
            let package = Package(
                name: "Nectar", products: [.library(name: "Nectar", targets: ["Nectar"])], targets: [\(targets)])
            """, to: "Nectar/Package.swift")
        try git(["init", "--quiet", "--initial-branch=main"], in: package)
        for (files, version) in [(first, "2.1.3"), (second, "2.1.4")] {
            for (name, text) in files { try folder.write(text, to: "Nectar/Sources/" + name) }
            try git(["add", "."], in: package)
            try git(
                [
                    "-c", "user.name=Test", "-c", "user.email=test@example.invalid", "commit", "--quiet",
                    "--allow-empty", "-m", version,
                ], in: package)
            try git(["tag", version], in: package)
        }
        let revision = try #require(
            String(contentsOfFile: package + "/.git/refs/tags/2.1.3", encoding: .utf8).split(separator: "\n").first)
        try folder.write(
            """
            { "pins": [ { "identity": "nectar", "kind": "remoteSourceControl", "location": "file://\(package)",
                "state": { "revision": "\(revision)", "version": "2.1.3" } } ], "version": 2 }
            """, to: "Meadow/Meadow.xcodeproj/project.xcworkspace/xcshareddata/swiftpm/Package.resolved")
        let project = path + "/Meadow.xcodeproj/project.pbxproj"
        let text = try String(contentsOfFile: project, encoding: .utf8)
            .replacingOccurrences(of: "https://example.invalid/Nectar.git", with: "file://\(package)")
        try text.write(toFile: project, atomically: true, encoding: .utf8)
        try folder.write("import Nectar\n\nlet taste = nectar + \"!\"\n" + widget, to: "Meadow/Bees/Bees.swift")
        // Only a package that is trusted may be a folder of the user's.
        let options = BuildOptions(
            cacheFolder: folder.path + "/cache", timeLimit: .ample, packageTrust: .trusted)
        let builder = WidgetBuilder(sdk: try SDKLocation.find(), options: options)
        return (folder, try WidgetFolder(at: WidgetSource(path, target: "Bees Extension")), builder)
    }

    @Test("A remote package is fetched in the version that the project pins, and built")
    func fetchedPackage() throws {
        let (folder, widget, builder) = try meadow(
            first: ["Nectar/Nectar.swift": "public let nectar = \"sweet\"\n"],
            second: ["Nectar/Nectar.swift": "public let nectar = 0\n"])
        defer { withExtendedLifetime(folder) {} }
        #expect(try builder.check(widget) == [])
    }

    private static let clock = """
        import SwiftUI
        import WidgetKit
        struct Entry: TimelineEntry { var date = Date() }
        struct Now: TimelineProvider {
            func placeholder(in context: Context) -> Entry { Entry() }
            func getSnapshot(in context: Context, completion: @escaping (Entry) -> Void) { completion(Entry()) }
            func getTimeline(in context: Context, completion: @escaping (Timeline<Entry>) -> Void) {
                completion(Timeline(entries: [Entry()], policy: .never))
            }
        }
        @main struct Clock: Widget {
            var body: some WidgetConfiguration {
                StaticConfiguration(kind: "Clock", provider: Now()) { _ in Text(verbatim: "now") }
            }
        }

        """

    @Test("Code that does not need an uncompilable package is built", arguments: [true, false])
    func foreignPackage(isInC: Bool) throws {
        let nectar = "public let nectar = \"sweet\"\n"
        let broken = "public func sip(_ count: Int) -> String { count }\n"
        let (folder, widget, builder) = try meadow(
            targets: isInC
                ? ".target(name: \"Drops\"), .target(name: \"Nectar\", dependencies: [\"Drops\"])"
                : ".target(name: \"Nectar\")",
            first: isInC
                ? [
                    "Drops/drops.c": "#include <mach/of_another_system.h>\n", "Drops/include/Drops.h": "\n",
                    "Nectar/Nectar.swift": "import Drops\n" + nectar,
                ] : ["Nectar/Nectar.swift": nectar + broken],
            widget: Self.clock)
        defer { withExtendedLifetime(folder) {} }
        #expect(try builder.build(widget).omissions.isEmpty == isInC)
        let others = try builder.inspect(widget).others
        #expect(others.count == 1)
        #expect(others.first?.file.hasSuffix(isInC ? "drops.c" : "Nectar.swift") == true, "\(others)")
    }

    private func git(_ arguments: [String], in folder: String) throws {
        try #require(try TestProcess("/usr/bin/env", ["git", "-C", folder] + arguments).wait() == 0)
    }

    @Test("A mistake in a framework's file is reported with its location")
    func mistakeInFramework() throws {
        let (folder, path) = try copy("Orchard")
        try folder.write("public struct Basket { let size: Inch }\n", to: "Orchard/OrchardKit/Basket.swift")
        let builder = WidgetBuilder(sdk: try SDKLocation.find(), options: BuiltFixture.options())
        let messages = try builder.check(try WidgetFolder(at: WidgetSource(path)))
        let error = try #require(messages.first { $0.severity == .error })
        #expect(error.file == path + "/OrchardKit/Basket.swift")
        #expect(error.unsupported == .type("Inch"))
    }

    @Test("Members' folders, catalogs, the project, its settings and its packages are watched")
    func watched() throws {
        let (folder, path) = try copy("Orchard")
        defer { withExtendedLifetime(folder) {} }
        let watched = try WidgetFolder(at: WidgetSource(path)).watchedFolders
        for name in ["OrchardWidget", "Shared", "OrchardKit", "Config", "Orchard.xcodeproj"] {
            #expect(watched.contains(WatchedFolder(path: path + "/" + name, depth: .itself)), "\(name)")
        }
        for name in ["OrchardWidget/Assets.xcassets", "Packages/Seeds"] {
            #expect(watched.contains(WatchedFolder(path: path + "/" + name, depth: .everything)), "\(name)")
        }
    }

    @Test("A plain folder rejects a target")
    func targetOfFolder() {
        let path = BuiltFixture.fixtures + "/Grouped"
        #expect(throws: WidgetFolder.Problem.project(.noProject(path))) {
            try WidgetFolder(at: WidgetSource(path, target: "Counter"))
        }
    }
}
