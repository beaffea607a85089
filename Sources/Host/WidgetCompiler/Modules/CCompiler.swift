import Foundation
import Subprocesses

/// Compiles C sources of packages, which may embed any file that the compiler can read: in its sandbox, it can read the
/// package and the headers of its dependencies.
struct CCompiler {
    let builder: WidgetBuilder
    let toolchain: Toolchain
    let target: CTarget
    /// Folders with the headers of other modules.
    let others: [String]

    /// Bytes.
    private static let memoryLimit: UInt64 = 3 << 30

    /// - Parameter folder: the compiler's working folder, which it writes to.
    /// - Throws: `BuildError.compile` with the compiler's messages, or with the reason for its end.
    func compile(_ source: String, _ arguments: [String], in folder: String) throws(BuildError) {
        var call = ToolchainCall(
            program: toolchain.linkDriver, arguments: arguments, folder: folder,
            readable: ReadablePaths(folders: target.readable + others))
        call.memoryLimit = Self.memoryLimit
        let finished = try builder.finished(call)
        guard !finished.hasSucceeded else { return }
        var errors = CompilerMessage.parse(finished.output).filter { $0.severity == .error && !$0.file.isEmpty }
        // Assembler in a source has places of its own, such as `<inline asm>:1:9`.
        for index in errors.indices where errors[index].file.hasPrefix("<") {
            errors[index].file = source
            errors[index].line = 0
        }
        guard errors.isEmpty else { throw .compile(errors) }
        let last = finished.output.split(whereSeparator: \.isNewline).last.map(String.init) ?? "it wrote nothing"
        throw .compile([
            CompilerMessage(severity: .error, file: source, message: "the C compiler failed: \(last)")
        ])
    }
}
