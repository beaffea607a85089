import ExtensionProtocol
import Foundation
import Subprocesses

/// The parts of a Swift toolchain that a build uses.
package struct Toolchain: Hashable, Sendable {
    var compiler: String
    /// The toolchain's C compiler, which calls its linker.
    var linkDriver: String
    /// The compiler itself, which `compiler` may only find.
    var swiftCompiler: String
    var packageManager: String
    /// The program that reads the declarations of modules.
    var symbolExtractor: String
    /// The root folder of the toolchain.
    var folder: String
    /// The folder with the runtime libraries for Linux.
    var runtimeFolder: String
    /// The object file that registers a program's Swift types with the runtime.
    var startObject: String

    /// Libraries that a widget may need in addition to the SDK's library, unless that one contains them.
    private static let runtimeLibraries = [
        "swiftCore", "swift_Concurrency", "swift_StringProcessing", "swift_RegexParser", "swiftRegexBuilder",
        "swiftSynchronization", "swiftObservation", "swiftDistributed", "swiftGlibc", "swift_Builtin_float",
        "swiftSwiftOnoneSupport", "swiftDispatch", "dispatch", "BlocksRuntime", "Foundation", "FoundationEssentials",
        "FoundationInternationalization", "FoundationNetworking", "FoundationXML",
    ]
    /// System libraries that the SDK's modules use.
    private static let systemLibraries = ["sqlite3", "z", "m"]

    /// Finds the parts of the compiler's toolchain: through its symbolic link, else by asking it, because toolchain
    /// managers install a shim.
    package init?(compiler: String) {
        let real = URL(fileURLWithPath: compiler).resolvingSymlinksInPath().path
        let beside = (real as NSString).deletingLastPathComponent
        let resources = (beside as NSString).deletingLastPathComponent + "/lib/swift"
        if let toolchain = Toolchain(compiler: compiler, resources: resources) {
            self = toolchain
        } else if let resources = Self.requestResources(compiler),
            let toolchain = Toolchain(compiler: compiler, resources: resources)
        {
            self = toolchain
        } else {
            return nil
        }
    }

    private init?(compiler: String, resources: String) {
        #if arch(arm64)
            let architecture = "aarch64"
        #else
            let architecture = "x86_64"
        #endif
        let usr = ((resources as NSString).deletingLastPathComponent as NSString).deletingLastPathComponent
        self.compiler = compiler
        linkDriver = usr + "/bin/clang"
        swiftCompiler = usr + "/bin/swiftc"
        packageManager = usr + "/bin/swift"
        symbolExtractor = usr + "/bin/swift-symbolgraph-extract"
        folder = usr
        runtimeFolder = resources + "/linux"
        startObject = "\(runtimeFolder)/\(architecture)/swiftrt.o"
        let files = FileManager.default
        guard files.fileExists(atPath: startObject), files.isExecutableFile(atPath: linkDriver) else { return nil }
    }

    /// The driver's flags with the location of Swift's own macros.
    var pluginFlags: [String] {
        let host = folder + "/lib/swift/host"
        return [
            "-in-process-plugin-server-path", host + "/libSwiftInProcPluginServer.so", "-plugin-path",
            host + "/plugins",
        ]
    }

    private static func requestResources(_ compiler: String) -> String? {
        var launch = ChildProcess.Launch(
            path: compiler, arguments: ["-print-target-info"], environment: ProcessInfo.processInfo.environment)
        launch.errors = .apart
        guard let finished = try? ChildProcess.run(launch, seconds: 20) else { return nil }
        let object = (try? JSONSerialization.jsonObject(with: Data(finished.output.utf8))) as? [String: Any]
        return (object?["paths"] as? [String: Any])?["runtimeResourcePath"] as? String
    }

    /// Links object files with the SDK's libraries.
    ///
    /// 1. The SDK's library comes first, so that its definitions take precedence.
    /// 2. If it contains the runtime and Foundation, no library of the toolchain may be linked: two Foundations in a
    ///    process do not recognize each other's classes. The other modules of the SDK are separate libraries then;
    ///    those that the objects use are linked.
    /// 3. Otherwise, the runtime's shared libraries are linked if the objects use them.
    ///
    /// - Parameter own: the names of additional system libraries that the objects need.
    func linkArguments(
        objects: [String], libraries own: [String] = [], output: String, with sdk: SDKLocation.Libraries
    ) -> [String] {
        var arguments = ["-fuse-ld=lld", "-pie", "-o", output, startObject] + objects
        arguments += ["-L", sdk.folder, "-lTesseraSDK", "-Wl,--as-needed"]
        switch sdk.runtime {
        case .contained:
            arguments += sdk.modules + (own + Self.systemLibraries).map { "-l\($0)" }
            return arguments + ["-Wl,-rpath,\(sdk.folder)"]
        case .ofToolchain:
            let libraries = Self.runtimeLibraries.filter { name in
                FileManager.default.fileExists(atPath: "\(runtimeFolder)/lib\(name).so")
            }
            arguments += ["-L", runtimeFolder] + (own + libraries + Self.systemLibraries).map { "-l\($0)" }
            return arguments + ["-Wl,-rpath,\(sdk.folder)", "-Wl,-rpath,\(runtimeFolder)"]
        }
    }
}
