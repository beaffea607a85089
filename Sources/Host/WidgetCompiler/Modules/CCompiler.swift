import Foundation
import Subprocesses
import XcodeProject

/// Compiles C sources of packages, which may embed any file that the compiler can read.
///
/// 1. The compiler runs in a sandbox: it can read the system, the toolchain, the package and the headers of its
///    dependencies, write to one folder, and has no network.
/// 2. Its memory and the size of its output files are limited, sandboxed or not.
/// 3. If the machine does not support sandboxes (`tessera doctor` reports it), or if the user trusts the packages, it
///    has the user's permissions.
struct CCompiler {
    let builder: WidgetBuilder
    let toolchain: Toolchain
    let target: CTarget
    /// Folders with the headers of other modules.
    let headers: [String]

    /// Bytes.
    private static let memoryLimit: UInt64 = 3 << 30
    private static let fileLimit: UInt64 = 1 << 30

    /// - Parameter folder: the compiler's working folder, which it writes to.
    /// - Throws: `BuildError.compile` with the compiler's messages, or with the reason for its end.
    func compile(_ source: String, _ arguments: [String], in folder: String) throws(BuildError) {
        let sandbox = builder.options.packageTrust == .confined ? Sandbox.system : nil
        let filter = sandbox?.filter(.allowed)
        defer { if let filter { close(filter) } }
        let access = Sandbox.Access(
            readable: [toolchain.folder] + target.readable + headers, writable: [folder], network: .denied)
        let program = toolchain.linkDriver
        let command = sandbox?.command(program, arguments, folder: folder, access: access, isFiltered: filter != nil)
        var launch = ChildProcess.Launch(
            path: command?.path ?? program, arguments: command?.arguments ?? arguments,
            environment: ["PATH": "/usr/local/bin:/usr/bin:/bin", "HOME": folder, "TMPDIR": folder])
        launch.folder = folder
        launch.filter = command == nil ? nil : filter
        launch.dataLimit = Self.memoryLimit
        launch.fileLimit = Self.fileLimit
        let finished = try builder.finished(launch, of: program)
        guard !finished.hasSucceeded else { return }
        let errors = CompilerMessage.parse(finished.output).filter { $0.severity == .error && !$0.file.isEmpty }
        guard errors.isEmpty else { throw .compile(errors) }
        let last = finished.output.split(whereSeparator: \.isNewline).last.map(String.init) ?? "it wrote nothing"
        throw .compile([
            CompilerMessage(severity: .error, file: source, message: "the C compiler failed: \(last)")
        ])
    }
}
