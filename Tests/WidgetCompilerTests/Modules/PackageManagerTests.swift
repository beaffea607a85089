import Foundation
import Glibc
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
        try makeRepository("Remote")
        let address = "https://packages.invalid/Remote"
        let settings = NetworkSettings(
            environment: [:], gitSettings: ["url.\(folder.path)/Remote.insteadof\n\(address)"])
        let options = BuildOptions(cacheFolder: folder.path + "/cache", packageTrust: .confined)
        var tool = PackageTool(options: options, pins: nil)
        tool.manager = PackageManager(options: options, network: settings)
        let package = PackageReference(place: .remote(url: address, .exact("1.0.0")))
        #expect(try tool.contents(of: package).flatMap(\.modules).map(\.name) == ["A"])
    }

    /// Makes a repository of a folder with the tag 1.0.0.
    private func makeRepository(_ name: String) throws {
        let script = """
            cd '\(folder.path)/\(name)' && git init -q && git add -A \\
                && git -c user.name=A -c user.email=a@example.com commit -q -m one && git tag 1.0.0
            """
        let made = try ChildProcess.run(
            ChildProcess.Launch(
                path: try folder.script(script), arguments: [], environment: ProcessInfo.processInfo.environment),
            seconds: 120)
        #expect(made.hasSucceeded, "\(made.output)")
    }

    @Test(
        "S-RUN-26: The manifests of a package and of its dependencies have no network while they are fetched",
        .enabled(if: isAvailable, "this machine allows no sandbox"))
    func fetchingWithoutNetwork() throws {
        let listener = try LoopbackListener()
        func write(_ name: String, _ parts: String) throws {
            try folder.write("public let a = 1", to: "\(name)/Sources/\(name)/A.swift")
            try folder.write(
                """
                // swift-tools-version: 5.9
                import Glibc
                import PackageDescription
                let server = socket(AF_INET, Int32(SOCK_STREAM.rawValue), 0)
                var place = sockaddr_in()
                place.sin_family = sa_family_t(AF_INET)
                place.sin_port = UInt16(\(listener.port)).bigEndian
                place.sin_addr.s_addr = UInt32(0x7F00_0001).bigEndian
                _ = withUnsafePointer(to: &place) { pointer in
                    pointer.withMemoryRebound(to: sockaddr.self, capacity: 1) { connect(server, $0, 16) }
                }
                let package = Package(
                    name: "\(name)", products: [.library(name: "\(name)", targets: ["\(name)"])], \(parts))
                """, to: "\(name)/Package.swift")
            try makeRepository(name)
        }
        let place = "https://packages.invalid/"
        try write("Leaf", "targets: [.target(name: \"Leaf\")]")
        try write(
            "Root",
            """
            dependencies: [.package(url: "\(place)Leaf", from: "1.0.0")],
            targets: [
                .target(name: "Root", dependencies: [.product(name: "Leaf", package: "Leaf")]),
                .binaryTarget(
                    name: "Binary", url: "\(place)Binary.zip", checksum: "\(String(repeating: "0", count: 64))"),
            ]
            """)
        let settings = NetworkSettings(
            environment: [:],
            gitSettings: ["Leaf", "Root"].map { "url.\(folder.path)/\($0).insteadof\n\(place)\($0)" })
        let options = BuildOptions(cacheFolder: folder.path + "/cache", packageTrust: .confined)
        var tool = PackageTool(options: options, pins: nil)
        tool.manager = PackageManager(options: options, network: settings)
        let package = PackageReference(place: .remote(url: place + "Root", .exact("1.0.0")))
        #expect(try tool.contents(of: package).flatMap(\.modules).map(\.name) == ["Root", "Leaf"])
        #expect(!listener.wasReached)
    }

    @Test("S-RUN-26: Addresses of dependencies and submodules are those that the package manager names")
    func addresses() {
        let output = """
            Fetching https://example.invalid/Far.git
            Fetched https://example.invalid/Far.git from cache (0.03s)
            Fetching https://example.invalid/Near
            error: 'far': Couldn’t update repository submodules:
                Submodule 'Sub' (https://example.invalid/Sub.git) registered for path 'Sub'
            Fetching https://example.invalid/Near
            Fetching \(String(repeating: "a", count: 3_000))
            """
        #expect(
            PackageFetch.addresses(in: output) == [
                "https://example.invalid/Far.git", "https://example.invalid/Near", "https://example.invalid/Sub.git",
            ])
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

/// A port of this machine that counts as reached when a connection waits.
private final class LoopbackListener {
    private let descriptor: Int32
    let port: UInt16

    init() throws {
        descriptor = socket(AF_INET, Int32(SOCK_STREAM.rawValue) | Int32(SOCK_NONBLOCK.rawValue), 0)
        var address = sockaddr_in()
        address.sin_family = sa_family_t(AF_INET)
        address.sin_addr.s_addr = UInt32(0x7F00_0001).bigEndian
        var length = socklen_t(MemoryLayout<sockaddr_in>.size)
        let own = descriptor
        let isBound = withUnsafeMutablePointer(to: &address) { pointer in
            pointer.withMemoryRebound(to: sockaddr.self, capacity: 1) { raw in
                bind(own, raw, length) == 0 && listen(own, 8) == 0 && getsockname(own, raw, &length) == 0
            }
        }
        port = UInt16(bigEndian: address.sin_port)
        try #require(isBound)
    }

    deinit { close(descriptor) }

    var wasReached: Bool {
        let client = accept(descriptor, nil, nil)
        if client >= 0 { close(client) }
        return client >= 0
    }
}
