import Foundation
import HostTestSupport
import TestSupport
import Testing

@testable import WidgetCompiler

@Suite("The toolchain of a compiler")
struct ToolchainTests {
    private static let compiler = BuildOptions().compiler
    #if arch(arm64)
        private static let architecture = "aarch64"
    #else
        private static let architecture = "x86_64"
    #endif

    private let folder: TemporaryFolder

    init() throws { folder = try TemporaryFolder() }

    private func reader(_ compiler: String) -> APIReader {
        var options = BuildOptions(cacheFolder: folder.path + "/cache", compiler: compiler, timeLimit: .ample)
        options.confinement = .none
        return APIReader(sdk: SDKLocation(folder: folder.path + "/SDK"), options: options)
    }

    private func resolved(_ path: String) -> String { URL(fileURLWithPath: path).resolvingSymlinksInPath().path }

    /// A folder like that of a toolchain manager, where each program is a link to one that starts the actual program.
    private func shim() throws -> String {
        let manager = try folder.script("exec '\(Self.compiler)' \"$@\"")
        let bin = folder.path + "/manager/bin"
        try FileManager.default.createDirectory(atPath: bin, withIntermediateDirectories: true)
        for name in ["swiftc", "swift", "swift-symbolgraph-extract"] {
            try FileManager.default.createSymbolicLink(atPath: "\(bin)/\(name)", withDestinationPath: manager)
        }
        return bin + "/swiftc"
    }

    /// A toolchain of scripts, in which the extractor of symbol graphs is one of these commands.
    private func toolchain(extractor: String?) throws -> (compiler: String, extractor: String) {
        let usr = folder.path + "/usr"
        try folder.write("", to: "usr/lib/swift/linux/\(Self.architecture)/swiftrt.o")
        try FileManager.default.createDirectory(atPath: usr + "/bin", withIntermediateDirectories: true)
        var programs = ["swiftc": "exit 1", "clang": "exit 1"]
        programs["swift-symbolgraph-extract"] = extractor
        for (name, command) in programs {
            try FileManager.default.moveItem(atPath: try folder.script(command), toPath: "\(usr)/bin/\(name)")
        }
        return (usr + "/bin/swiftc", resolved(usr + "/bin") + "/swift-symbolgraph-extract")
    }

    @Test("Declarations are read by the toolchain's own program, also if the compiler is a link or a shim")
    func extractor() throws {
        let own = resolved(try #require(Toolchain(compiler: Self.compiler)).symbolExtractor)
        #expect(FileManager.default.isExecutableFile(atPath: own))
        let link = folder.path + "/swiftc"
        try FileManager.default.createSymbolicLink(atPath: link, withDestinationPath: Self.compiler)
        for compiler in [link, try shim()] { #expect(resolved(try reader(compiler).extractor()) == own) }
    }

    @Test("A toolchain without the program that reads declarations is reported with its path")
    func missing() throws {
        let (compiler, extractor) = try toolchain(extractor: nil)
        let reader = reader(compiler)
        let error = #expect(throws: BuildError.self) { try reader.prepare() }
        #expect(error == .extractorMissing(extractor))
        let other = try folder.script("exit 1")
        #expect(throws: BuildError.compilerMissing(other)) { try self.reader(other).prepare() }
    }

    @Test("The message of a program that cannot read declarations is passed on")
    func failing() throws {
        let (compiler, _) = try toolchain(extractor: "echo no such module; exit 1")
        let reader = reader(compiler)
        let error = #expect(throws: BuildError.self) { try reader.prepare() }
        #expect(error?.description.contains("no such module") == true, "\(String(describing: error))")
    }
}
