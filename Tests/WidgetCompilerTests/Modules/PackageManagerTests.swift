import Foundation
import HostTestSupport
import Subprocesses
import Testing
import XcodeProject

@testable import WidgetCompiler

/// Manifests of packages are programs that a project brings along.
@Suite("Permissions of a package's manifest")
struct PackageManagerTests {
    private let folder: TemporaryFolder
    private static let isAvailable: Bool = {
        guard let problem = Sandbox.system.unavailability else { return true }
        print("SKIPPED: the sandbox of manifests is not tested, because \(problem)")
        return false
    }()

    /// The folder that programs take for the user's home; the password file may name another.
    private static let home = ProcessInfo.processInfo.environment["HOME"] ?? NSHomeDirectory()

    init() throws { folder = try TemporaryFolder() }

    /// The information that a snooping manifest puts into its target's name.
    private func found(_ trust: PackageTrust, compiler: String? = nil) throws -> String? {
        try folder.write("secret", to: "elsewhere/secret.txt")
        try folder.write("", to: "Package/Sources/A/A.swift")
        try folder.write("own", to: "Package/version.txt")
        try folder.write("token", to: "Package/.git/config")
        let manifest = """
            // swift-tools-version: 5.9
            import Foundation
            import PackageDescription

            var found = "Found"
            func has(_ path: String) -> Bool { FileManager.default.contents(atPath: path) != nil }
            if has("\(folder.path)/Package/version.txt") { found += "Own" }
            if has("\(folder.path)/Package/.git/config") { found += "History" }
            if has("\(folder.path)/elsewhere/secret.txt") { found += "Secret" }
            let note = "\(folder.path)/Package/note.txt"
            if FileManager.default.createFile(atPath: note, contents: nil) { found += "Written" }
            if ProcessInfo.processInfo.environment["HOME"] == "\(Self.home)" { found += "Home" }
            let package = Package(name: "A", targets: [.target(name: found, path: "Sources/A")])
            """
        try folder.write(manifest, to: "Package/Package.swift")
        let options = BuildOptions(
            cacheFolder: "\(folder.path)/cache-\(trust)", compiler: compiler, packageTrust: trust)
        let package = PackageReference(place: .local(folder.path + "/Package"))
        let modules = try PackageTool(options: options, pins: nil).contents(of: package).flatMap(\.modules)
        #expect(
            try FileManager.default.contentsOfDirectory(atPath: options.cacheFolder + "/packages") == ["manifests"])
        let own = (folder.path as NSString).lastPathComponent
        let left = try FileManager.default.contentsOfDirectory(atPath: NSTemporaryDirectory())
        #expect(left.filter { $0 != own && $0.contains(own) } == [])
        return modules.first?.name
    }

    @Test(
        "S-RUN-10: It can read its own package without its history and no other user files, and write nowhere",
        .enabled(if: isAvailable, "this machine allows no sandbox"))
    func confined() throws {
        #expect(try found(.confined) == "FoundOwn")
    }

    @Test("A trusted package has the user's permissions")
    func trusted() throws {
        #expect(try found(.trusted) == "FoundOwnHistorySecretWrittenHome")
    }

    @Test("The package manager of the toolchain runs if there is none next to a link to the compiler")
    func linked() throws {
        let link = folder.path + "/swiftc"
        try FileManager.default.createSymbolicLink(atPath: link, withDestinationPath: BuildOptions().compiler)
        #expect(try found(.trusted, compiler: link) == "FoundOwnHistorySecretWrittenHome")
    }

    @Test(
        "S-RUN-11: A package is fetched in a sandbox from the location that the user's git resolves",
        .enabled(if: isAvailable, "this machine allows no sandbox"))
    func fetching() throws {
        try folder.write("public let a = 1", to: "Remote/Sources/A/A.swift")
        try folder.write(
            """
            // swift-tools-version: 5.9
            import Foundation
            import PackageDescription
            let own = ProcessInfo.processInfo.environment["HOME"] == "\(Self.home)"
            let package = Package(
                name: "Remote", products: [.library(name: own ? "Own" : "A", targets: ["A"])],
                targets: [.target(name: "A")])
            """, to: "Remote/Package.swift")
        let script = """
            cd '\(folder.path)/Remote' && git init -q && git add -A \\
                && git -c user.name=A -c user.email=a@example.com commit -q -m one && git tag 1.0.0
            """
        let made = try ChildProcess.run(
            ChildProcess.Launch(
                path: try folder.script(script), arguments: [], environment: ProcessInfo.processInfo.environment),
            seconds: 120)
        #expect(made.hasSucceeded, "\(made.output)")
        let address = "https://packages.invalid/Remote"
        let settings = NetworkSettings(
            environment: [:], gitSettings: ["url.\(folder.path)/Remote.insteadof\n\(address)"])
        let options = BuildOptions(cacheFolder: folder.path + "/cache", packageTrust: .confined)
        var tool = PackageTool(options: options, pins: nil)
        tool.manager = PackageManager(options: options, network: settings)
        let package = PackageReference(place: .remote(url: address, .exact("1.0.0")))
        #expect(try tool.contents(of: package).flatMap(\.modules).map(\.name) == ["A"])
    }

    @Test(
        "Git resolves a package before anything is compiled to fetch it",
        .enabled(if: isAvailable, "this machine allows no sandbox"))
    func unreachable() throws {
        let address = "https://packages.invalid/Gone"
        let settings = NetworkSettings(
            environment: [:], gitSettings: ["url.\(folder.path)/Gone.insteadof\n\(address)"])
        let options = BuildOptions(cacheFolder: folder.path + "/cache", packageTrust: .confined)
        var tool = PackageTool(options: options, pins: nil)
        tool.manager = PackageManager(options: options, network: settings)
        let package = PackageReference(place: .remote(url: address, .exact("1.0.0")))
        let failure = #expect(throws: PackageFailure.self) { try tool.contents(of: package) }
        #expect(failure?.reason.hasPrefix("git cannot clone it; it may have moved, be private") == true)
        let fetched = folder.path + "/cache/packages/fetched"
        for name in try FileManager.default.contentsOfDirectory(atPath: fetched) {
            #expect(!FileManager.default.fileExists(atPath: "\(fetched)/\(name)/.build"))
        }
    }

    @Test("S-RUN-11: Proxies, certificates and URL rewrites are passed on, passwords are not")
    func network() {
        let settings = NetworkSettings(
            environment: [
                "https_proxy": "http://proxy:8080", "HTTP_PROXY": "http://me:secret@proxy:8080",
                "SSL_CERT_FILE": "/certificates.pem", "GITHUB_TOKEN": "secret", "SSH_AUTH_SOCK": "/agent",
            ],
            gitSettings: [
                "url.https://mirror.example/.insteadof\nhttps://github.com/",
                "url.https://secret@mirror.example/.insteadof\nhttps://gitlab.com/",
                "url./mirror/.insteadof\nhttps://example.org/", "credential.helper\nstore", "url..insteadof",
            ])
        #expect(settings.readable == ["/certificates.pem", "/mirror/"])
        #expect(
            settings.variables == [
                "https_proxy": "http://proxy:8080", "SSL_CERT_FILE": "/certificates.pem", "GIT_CONFIG_COUNT": "3",
                "GIT_CONFIG_KEY_0": "url.https://mirror.example/.insteadof",
                "GIT_CONFIG_VALUE_0": "https://github.com/", "GIT_CONFIG_KEY_1": "url./mirror/.insteadof",
                "GIT_CONFIG_VALUE_1": "https://example.org/", "GIT_CONFIG_KEY_2": "safe.directory",
                "GIT_CONFIG_VALUE_2": "*",
            ])
    }
}
