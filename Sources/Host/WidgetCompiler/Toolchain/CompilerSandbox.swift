import Foundation
import Subprocesses

/// One start of a program of the toolchain.
package struct ToolchainCall: Sendable {
    var program: String
    var arguments: [String]
    /// The working folder, which the program writes to.
    var folder: String
    var readable: ReadablePaths
    /// Bytes of each process.
    var memoryLimit: UInt64 = 6 << 30
}

/// Starts compilers and linkers in a sandbox.
///
/// 1. A program can read the system, the toolchain, the SDK, and what its call lists: the folders of the sources and of
///    the modules that they import. It has no other variable of the user than the locations of these.
/// 2. It can write to its working folder, to an empty folder for temporary files, which is also its home, and to the
///    cache of the compiler's modules. All files appear under their own paths, so messages, digests and the objects of
///    earlier builds are the same with and without a sandbox.
/// 3. It has no network. It may start other programs, as the compiler's driver does; they end with it.
/// 4. The memory of each process and the size of each file are limited, sandboxed or not.
/// 5. If the host is the administrator, the program keeps the administrator's user, unlike a widget: only its owner may
///    be able to read a source, and the products must belong to the host's user. It has no capability, and the kernel's
///    settings, like everything else that it is not given, are missing or read-only.
/// 6. Without a sandbox, as the options decide, it has the user's permissions and variables.
struct CompilerSandbox {
    let options: BuildOptions
    let sdk: SDKLocation

    /// Bytes.
    private static let fileLimit: UInt64 = 1 << 30

    /// Calls `start` with the launch of a program.
    ///
    /// - Parameter temporary: An empty folder.
    func launching<Result>(
        _ call: ToolchainCall, temporary: String, start: (ChildProcess.Launch) throws(BuildError) -> Result
    ) throws(BuildError) -> Result {
        guard let sandbox = try sandbox() else {
            var environment = ProcessInfo.processInfo.environment
            environment["TMPDIR"] = temporary
            return try start(
                limited(
                    ChildProcess.Launch(path: call.program, arguments: call.arguments, environment: environment), call))
        }
        let modules = ModuleCache(in: options.cacheFolder, of: call.arguments)
        let use = try modules.open()
        defer { withExtendedLifetime(use) {} }
        let toolchain = Toolchain(compiler: options.compiler)
        let program = try program(of: call, toolchain)
        let ownFolders = sdk.readable
        var access = Sandbox.Access(
            readable: ownFolders.paths + [toolchain?.folder ?? options.compiler]
                + call.readable.paths(besides: ownFolders),
            writable: [call.folder, temporary, modules.path], network: .denied)
        access.hidden = call.readable.hidden
        access.profile = .compiler
        access.isFirstProcess = true
        let filter = sandbox.filter(.allowed)
        defer { if let filter { close(filter) } }
        guard
            let command = sandbox.command(
                program, call.arguments, folder: call.folder, access: access, isFiltered: filter != nil)
        else { throw .notConfined(reason: "this machine does not support sandboxes") }
        var launch = ChildProcess.Launch(
            command, environment: ["PATH": "/usr/local/bin:/usr/bin:/bin", "HOME": temporary, "TMPDIR": temporary])
        launch.filter = filter
        return try start(limited(launch, call))
    }

    private func sandbox() throws(BuildError) -> Sandbox? {
        do throws(SandboxMissing) {
            return try options.sandbox()
        } catch {
            throw .notConfined(reason: error.reason)
        }
    }

    private func limited(_ launch: ChildProcess.Launch, _ call: ToolchainCall) -> ChildProcess.Launch {
        var launch = launch
        launch.folder = call.folder
        launch.dataLimit = call.memoryLimit
        launch.fileLimit = Self.fileLimit
        return launch
    }

    /// The program itself. A toolchain manager's shim needs the user's home folder to find it.
    private func program(of call: ToolchainCall, _ toolchain: Toolchain?) throws(BuildError) -> String {
        let program = call.program == options.compiler ? toolchain?.swiftCompiler ?? call.program : call.program
        guard FileManager.default.isExecutableFile(atPath: program) else { throw .compilerMissing(call.program) }
        return program
    }
}
