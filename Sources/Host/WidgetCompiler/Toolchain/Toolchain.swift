import ExtensionProtocol
import Foundation
import Subprocesses

/// The parts of a Swift toolchain that a build uses.
package struct Toolchain: Hashable, Sendable {
    var compiler: String
    /// The C compiler of the toolchain, which calls its linker.
    var linkDriver: String
    var packageManager: String
    /// Everything of the toolchain is in here.
    var folder: String
    /// Folder with the runtime's libraries for Linux.
    var runtimeFolder: String
    /// Object that registers a program's Swift types with the runtime.
    var startObject: String

    /// Libraries that a widget may need beside the SDK's library where that one does not hold them.
    private static let runtimeLibraries = [
        "swiftCore", "swift_Concurrency", "swift_StringProcessing", "swift_RegexParser", "swiftRegexBuilder",
        "swiftSynchronization", "swiftObservation", "swiftDistributed", "swiftGlibc", "swift_Builtin_float",
        "swiftSwiftOnoneSupport", "swiftDispatch", "dispatch", "BlocksRuntime", "Foundation", "FoundationEssentials",
        "FoundationInternationalization", "FoundationNetworking", "FoundationXML",
    ]
    /// Libraries of the system that modules of the SDK name.
    private static let systemLibraries = ["sqlite3", "z", "m"]

    /// Finds the parts around the compiler: in the folder that its link leads to, else where it says itself, because
    /// toolchain managers put a program of their own in its place.
    package init?(compiler: String) {
        let real = URL(fileURLWithPath: compiler).resolvingSymlinksInPath().path
        let beside = (real as NSString).deletingLastPathComponent
        let resources = (beside as NSString).deletingLastPathComponent + "/lib/swift"
        if let toolchain = Toolchain(compiler: compiler, resources: resources) {
            self = toolchain
        } else if let resources = Self.askForResources(compiler),
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
        packageManager = usr + "/bin/swift"
        folder = usr
        runtimeFolder = resources + "/linux"
        startObject = "\(runtimeFolder)/\(architecture)/swiftrt.o"
        let files = FileManager.default
        guard files.fileExists(atPath: startObject), files.isExecutableFile(atPath: linkDriver) else { return nil }
    }

    /// What the compiler's driver tells it about where Swift's own macros are.
    var pluginFlags: [String] {
        let host = folder + "/lib/swift/host"
        return [
            "-in-process-plugin-server-path", host + "/libSwiftInProcPluginServer.so", "-plugin-path",
            host + "/plugins",
        ]
    }

    private static func askForResources(_ compiler: String) -> String? {
        var launch = ChildProcess.Launch(
            path: compiler, arguments: ["-print-target-info"], environment: ProcessInfo.processInfo.environment)
        launch.errors = .apart
        guard let finished = try? ChildProcess.run(launch, seconds: 20) else { return nil }
        let object = (try? JSONSerialization.jsonObject(with: Data(finished.output.utf8))) as? [String: Any]
        return (object?["paths"] as? [String: Any])?["runtimeResourcePath"] as? String
    }

    /// Links object files with the SDK's libraries.
    ///
    /// 1. The SDK's library comes first, so that of two definitions its own counts.
    /// 2. Where it holds the runtime and Foundation itself, nothing of the toolchain may come beside it: two Foundations
    ///    in a process do not know each other's classes. The other modules of the SDK are libraries of their own there;
    ///    those that the objects name are taken.
    /// 3. Elsewhere the runtime's shared libraries are taken as far as the objects name them.
    ///
    /// - Parameter own: names of libraries of the system that the objects need besides.
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
