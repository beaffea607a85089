import Foundation
import HostTestSupport
import Subprocesses
import Synchronization
import TestSupport
import Testing
import XcodeProject

@testable import WidgetCompiler

/// Modules of projects and packages: their inputs, and the caching of their builds.
@Suite("Modules of projects")
struct ModuleTests {
    private let folder: TemporaryFolder
    private let builder: WidgetBuilder

    init() throws {
        folder = try TemporaryFolder()
        var options = BuildOptions(cacheFolder: folder.path + "/cache", timeLimit: .ample)
        options.compiler = try folder.script("exit 1")
        builder = WidgetBuilder(sdk: SDKLocation(folder: folder.path), options: options)
    }

    private func kept(_ kind: String) -> Set<String> {
        let names = try? FileManager.default.contentsOfDirectory(atPath: "\(folder.path)/cache/\(kind)")
        return Set(names ?? [])
    }

    @Test("The most recently used builds are kept, and needed ones in any case")
    func eviction() throws {
        for index in 0..<61 {
            let place = try builder.stored("code", digest: "\(index)") { _ in }.path
            // The first ones are the oldest.
            try FileManager.default.setAttributes(
                [.modificationDate: Date(timeIntervalSince1970: 1_000_000 + Double(index))], ofItemAtPath: place)
        }
        #expect(try builder.stored("code", digest: "0") { _ in Issue.record("it is there already") }.found)
        builder.removeOldBuilds(of: "code", sparing: [])
        #expect(kept("code") == Set((0..<61).filter { $0 != 1 }.map(String.init)))
        _ = try builder.stored("code", digest: "new") { _ in }
        builder.removeOldBuilds(of: "code", sparing: ["2"])
        #expect(kept("code").isSuperset(of: ["0", "2", "new"]))
    }

    @Test("A hundred needed builds are all kept, and none is removed while others are built")
    func largeGraph() throws {
        let digests = (0..<100).map(String.init)
        for digest in digests { _ = try builder.stored("code", digest: digest) { _ in } }
        #expect(kept("code") == Set(digests))
        builder.removeOldBuilds(of: "code", sparing: Set(digests))
        #expect(kept("code") == Set(digests))
    }

    private func target(_ description: [String: Any]) throws -> CTarget {
        let target = folder.path + "/Package/Sources/Seeds"
        let members = try FolderContent.members(below: target, within: nil)
        let boundary = ProjectBoundary(only: folder.path + "/Package")
        guard case .target(let read) = CTarget.read("Seeds", description, members: members, in: target, of: boundary)
        else {
            Issue.record("it is not a target in C")
            throw CancellationError()
        }
        return read
    }

    @Test("A C target includes its private headers and its search paths, within its package")
    func includedFiles() throws {
        for name in [
            "Package/Sources/Seeds/seeds.c", "Package/Sources/Seeds/private.h", "Package/Sources/Seeds/table.inc",
            "Package/Sources/Seeds/include/Seeds.h", "Package/Other/other.h", "Outside/outside.h",
        ] { try folder.write("", to: name) }
        func search(_ path: String) -> [String: Any] {
            ["tool": "c", "kind": ["headerSearchPath": ["_0": path]]]
        }
        let read = try target(["settings": [search("../../Other"), search("../../../Outside")]])
        let package = folder.path + "/Package/"
        #expect(read.flags.contains(package + "Other"))
        #expect(!read.flags.contains(folder.path + "/Outside"))
        #expect(
            Set(read.includedFiles) == [
                package + "Sources/Seeds/private.h", package + "Sources/Seeds/table.inc",
                package + "Sources/Seeds/include/Seeds.h", package + "Other/other.h",
            ])
    }

    @Test("Settings apply on their platform and in debug builds")
    func conditions() throws {
        try folder.write("", to: "Package/Sources/Seeds/seeds.c")
        try folder.write("", to: "Package/Sources/Seeds/include/Seeds.h")
        func define(_ name: String, _ condition: [String: Any]) -> [String: Any] {
            ["tool": "c", "kind": ["define": ["_0": name]], "condition": condition]
        }
        let flags = try target([
            "settings": [
                define("HERE", ["platformNames": ["linux", "ios"]]), define("THERE", ["platformNames": ["ios"]]),
                define("FAST", ["config": "release"]), define("SLOW", ["config": "debug"]),
            ]
        ]).flags
        #expect(flags.suffix(2) == ["-DHERE", "-DSLOW"])
    }

    @Test(
        "S-RUN-12, S-LIMIT-27: C code reads only its package, and uses no more memory than its limit",
        .enabled(if: Sandbox.system.unavailability == nil, "this machine allows no sandbox"),
        arguments: ["/etc/passwd", "/dev/zero"])
    func compilerForC(file: String) throws {
        try folder.write("__asm__(\".incbin \\\"\(file)\\\"\");\n", to: "Package/Sources/Seeds/seeds.c")
        try folder.write("", to: "Package/Sources/Seeds/include/Seeds.h")
        try folder.write("int seeds(void) { return 1; }\n", to: "Package/Sources/Seeds/good.c")
        let target = try target([:])
        let options = BuildOptions(cacheFolder: folder.path + "/cache", timeLimit: .ample)
        let builder = WidgetBuilder(sdk: SDKLocation(folder: folder.path), options: options)
        let compiler = CCompiler(
            builder: builder, toolchain: try #require(Toolchain(compiler: options.compiler)), target: target,
            others: [])
        let work = folder.path + "/work"
        try FileManager.default.createDirectory(atPath: work, withIntermediateDirectories: true)
        let sources = target.sources.sorted()
        try compiler.compile(sources[0], ["-c", "-o", work + "/good.o", sources[0]], in: work)
        #expect(FileManager.default.fileExists(atPath: work + "/good.o"))
        #expect(throws: BuildError.self) {
            try compiler.compile(sources[1], ["-c", "-o", work + "/seeds.o", sources[1]], in: work)
        }
    }

    private func options(_ manifest: [String: Any]) throws -> LanguageOptions {
        try folder.write("", to: "Package/Sources/A/A.swift")
        var manifest = manifest
        let settings = manifest.removeValue(forKey: "settings") as? [[String: Any]] ?? []
        let target: [String: Any] = ["name": "A", "type": "regular", "settings": settings]
        manifest["targets"] = [target]
        let content = PackageContent(manifest: manifest, at: folder.path + "/Package", platform: .iOS)
        return try #require(content.modules.first).content.language
    }

    @Test("S-FILE-10: Manifest words that the compiler would misinterpret are not passed on")
    func foreignWords() throws {
        func setting(_ kind: String, _ text: String) -> [String: Any] {
            ["tool": "swift", "kind": [kind: ["_0": text]]]
        }
        let language = try options([
            "swiftLanguageVersions": ["@flags"],
            "settings": [
                setting("define", "@a"), setting("define", "GOOD"), setting("enableUpcomingFeature", "-x"),
                setting("enableExperimentalFeature", "StrictConcurrency=complete"),
                setting("enableExperimentalFeature", "@b"), setting("swiftLanguageMode", "@c"),
                ["tool": "swift", "kind": ["unsafeFlags": ["_0": ["-import-objc-header", "/outside.h"]]]],
            ],
        ])
        #expect(language.mode == "5")
        #expect(language.conditions == ["SWIFT_PACKAGE", "DEBUG", "GOOD"])
        #expect(language.upcomingFeatures == [])
        #expect(language.slashes == .operand)
        #expect(language.experimentalFeatures == ["StrictConcurrency=complete"])
    }

    @Test("S-FILE-6: A target's folder and its files are within the package, regardless of links")
    func packageBoundary() throws {
        try folder.write("{}", to: "Outside/keys.json")
        try folder.write("", to: "Package/Sources/A/A.swift")
        try folder.write("", to: "Package/Sources/A/data.json")
        try FileManager.default.createSymbolicLink(
            atPath: folder.path + "/Package/Sources/A/keys.json",
            withDestinationPath: folder.path + "/Outside/keys.json")
        let own: [String: Any] = [
            "name": "A", "type": "regular", "resources": [["path": "data.json"], ["path": "keys.json"]],
        ]
        let outside: [String: Any] = ["name": "B", "type": "regular", "path": "../Outside"]
        let manifest: [String: Any] = ["targets": [own, outside]]
        let content = PackageContent(manifest: manifest, at: folder.path + "/Package", platform: .iOS)
        let module = try #require(content.modules.first)
        #expect(content.modules.count == 1)
        #expect(module.content.looseResources == [folder.path + "/Package/Sources/A/data.json"])
        #expect(content.rejected["B"]?.contains("has no folder for it") == true)
    }

    /// A toolchain whose package manager is a script. It leaves a line in `calls` each time.
    private func packageManager(_ text: String) throws -> (BuildOptions, calls: () -> Int) {
        let calls = folder.path + "/calls"
        let script = try folder.script("echo call >> '\(calls)'\n" + text)
        let bin = folder.path + "/bin-\(UUID().uuidString)"
        try FileManager.default.createDirectory(atPath: bin, withIntermediateDirectories: true)
        try FileManager.default.moveItem(atPath: script, toPath: bin + "/swift")
        let options = BuildOptions(cacheFolder: folder.path + "/cache", compiler: bin + "/swiftc", timeLimit: .ample)
        return (
            options,
            { ((try? String(contentsOfFile: calls, encoding: .utf8)) ?? "").split(separator: "\n").count }
        )
    }

    @Test("Warnings of the package manager are not part of its output, and invalid output is not cached")
    func descriptions() throws {
        try folder.write("// swift-tools-version: 5.9", to: "Package/Package.swift")
        try folder.write("", to: "Package/Sources/A/A.swift")
        let package = PackageReference(place: .local(folder.path + "/Package"))
        let (good, calls) = try packageManager(
            """
            echo 'warning: { odd }' >&2
            echo '{ "targets": [{ "name": "A", "type": "regular" }] }'
            echo 'warning: more' >&2
            """)
        for _ in 0..<2 {
            #expect(
                try PackageTool(options: good, pins: nil).contents(of: package).flatMap(\.modules).map(\.name) == ["A"])
        }
        #expect(calls() == 1)
        let (bad, _) = try packageManager("echo '{ \"targets\": ['")
        #expect(throws: PackageFailure(reason: "its manifest's description cannot be read")) {
            try PackageTool(options: bad, pins: nil).contents(of: package)
        }
        let kept = try FileManager.default.contentsOfDirectory(atPath: good.cacheFolder + "/packages/manifests")
        #expect(kept.count == 1)
    }

    @Test("An unavailable package is not requested again")
    func failures() throws {
        let (options, calls) = try packageManager("echo 'error: no such place' >&2; exit 1")
        // Git reaches it, so the package manager runs.
        let repository = folder.path + "/Reachable"
        _ = try ChildProcess.run(
            ChildProcess.Launch(
                path: "/usr/bin/env", arguments: ["git", "init", "-q", "--bare", repository],
                environment: ProcessInfo.processInfo.environment), seconds: .ample)
        let package = PackageReference(place: .remote(url: "file://" + repository, .exact("1.0.0")))
        for _ in 0..<2 {
            #expect(throws: PackageFailure(reason: "no such place")) {
                try PackageTool(options: options, pins: nil).contents(of: package)
            }
        }
        #expect(calls() == 1)
    }

    @Test("A module of a package that only a local package depends on is found there")
    func packageOfPackage() throws {
        let folder = try TemporaryFolder()
        let address = "https://example.invalid/\(UUID().uuidString)/Nectar.git"
        try folder.write(
            """
            // swift-tools-version: 5.9
            import PackageDescription
            let package = Package(
                name: "Orchard", dependencies: [.package(url: "\(address)", from: "1.0.0")],
                targets: [.target(name: "Orchard", dependencies: [.product(name: "NectarCore", package: "Nectar")])])
            """, to: "Orchard/Package.swift")
        try folder.write("import NectarCore\n", to: "Orchard/Sources/Orchard/Orchard.swift")
        var options = BuiltFixture.options()
        options.cacheFolder = folder.path + "/cache"
        var packages = PackageCache(
            tool: PackageTool(options: options, pins: nil), within: ProjectBoundary(only: folder.path))
        packages.add(PackageReference(place: .local(folder.path + "/Orchard")))
        #expect(packages.module("NectarCore", products: []) == nil)
        #expect(packages.absence(of: "NectarCore", products: []).contains(address))
    }

    @Test("S-FILE-2: A package outside of the project is not read, whether listed, linked or named by another package")
    func foreignPackage() throws {
        let folder = try TemporaryFolder()
        func write(_ name: String, to path: String, more: String = "") throws {
            try folder.write(
                """
                // swift-tools-version: 5.9
                import PackageDescription
                let package = Package(
                    name: "\(name)", products: [.library(name: "\(name)", targets: ["\(name)"])]\(more),
                    targets: [.target(name: "\(name)")])
                """, to: path + "/Package.swift")
            try folder.write("public let key = 1\n", to: "\(path)/Sources/\(name)/Key.swift")
        }
        try write("Secret", to: "Elsewhere/Secret")
        try write(
            "Orchard", to: "Repository/Orchard", more: ", dependencies: [.package(path: \"../../Elsewhere/Secret\")]")
        let link = folder.path + "/Repository/Linked"
        try FileManager.default.createSymbolicLink(atPath: link, withDestinationPath: "../Elsewhere/Secret")
        var options = BuiltFixture.options()
        options.cacheFolder = folder.path + "/cache"
        for path in [folder.path + "/Elsewhere/Secret", link, folder.path + "/Repository/Orchard"] {
            var packages = PackageCache(
                tool: PackageTool(options: options, pins: nil),
                within: ProjectBoundary(only: folder.path + "/Repository"))
            packages.add(PackageReference(place: .local(path)))
            #expect(packages.module("Secret", products: []) == nil, "\(path)")
            let absence = packages.absence(of: "Secret", products: [])
            #expect(absence.contains("is outside of '"), "\(absence)")
        }
    }

    @Test("Fetching a package is reported once, at its start, with the package's name")
    func fetching() throws {
        let (options, _) = try packageManager("exit 1")
        let address = "https://example.invalid/\(UUID().uuidString)/Nectar.git"
        let package = PackageReference(place: .remote(url: address, .exact("1.0.0")))
        let reported = Mutex<[BuildProgress]>([])
        for _ in 0..<2 {
            let tool = PackageTool(options: options, pins: nil) { step in reported.withLock { $0.append(step) } }
            #expect(throws: PackageFailure.self) { try tool.contents(of: package) }
        }
        #expect(reported.withLock { $0 } == [.fetching(package: package.name, address: address)])
    }

    @Test("S-FILE-10: A URL is a literal of the manifest regardless of its characters")
    func literals() {
        #expect(PackageReference.Requirement.branch("a\"\n\\(b)").code == #"branch: "a\"\u{a}\\(b)""#)
    }

    @Test("S-LIFE-5, S-LIMIT-26: A program that takes too long is terminated with its descendants")
    func family() throws {
        let note = folder.path + "/pid"
        let script = try folder.script("sleep 3600 & echo $! > '\(note).new'; mv '\(note).new' '\(note)'; wait")
        let launch = ChildProcess.Launch(path: script, arguments: [], environment: ["PATH": "/usr/bin:/bin"])
        // A busy machine may need longer until the script has begun.
        for seconds in Double.growingLimits where !FileManager.default.fileExists(atPath: note) {
            #expect(throws: ChildProcess.RunFailure.timedOut) { try ChildProcess.run(launch, seconds: seconds) }
        }
        let text = try String(contentsOfFile: note, encoding: .utf8)
        let id = try #require(pid_t(text.trimmingCharacters(in: .whitespacesAndNewlines)))
        try eventuallyOnThisThread("the started process ends") { kill(id, 0) != 0 || isZombie(id) }
    }

    /// Ended, but not reaped yet.
    private func isZombie(_ id: pid_t) -> Bool {
        let text = (try? String(contentsOfFile: "/proc/\(id)/stat", encoding: .utf8)) ?? ""
        return text.split(separator: ")").last?.split(separator: " ").first == "Z"
    }

    @Test("Errors are separated from the output on request")
    func errors() throws {
        let script = try folder.script("echo out; echo err >&2; exit 3")
        var launch = ChildProcess.Launch(path: script, arguments: [], environment: [:])
        let together = try ChildProcess.run(launch, seconds: .ample)
        #expect(together.output == "out\nerr\n")
        #expect(together.errors == "")
        launch.errors = .apart
        let apart = try ChildProcess.run(launch, seconds: .ample)
        #expect(apart.output == "out\n")
        #expect(apart.errors == "err\n")
        #expect(apart.ending == .exited(code: 3))
        #expect(!apart.hasSucceeded)
    }

    @Test("Thousands of catalog names are each used once", .timeLimit(.minutes(30)))
    func manyAssets() throws {
        for index in 0..<3_000 {
            try FileManager.default.createDirectory(
                atPath: folder.path + "/A.xcassets/\(index).colorset", withIntermediateDirectories: true)
        }
        let catalog = folder.path + "/A.xcassets"
        #expect(AssetNames(catalogs: [catalog, catalog]).assets.count == 3_000)
    }
}
