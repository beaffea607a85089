import Foundation

/// Explains errors about files that exist, but not in the compiler's sandbox: the compiler itself reports that they do
/// not exist.
struct OutsideFiles {
    let readable: ReadablePaths

    private static let explanation =
        "; it exists, but the compiler may read only files of the project: copy it into the project"

    /// - Parameter output: Of a compiler or linker.
    func explained(_ output: String) -> String {
        guard output.contains(Self.missing) else { return output }
        return output.split(separator: "\n", omittingEmptySubsequences: false).map(explained).joined(separator: "\n")
    }

    /// The words about a missing file.
    nonisolated(unsafe) private static let missing = /file not found|not find (?:incbin|include) file|' not found/

    private func explained(line: Substring) -> String {
        guard let message = CompilerMessage.parse(String(line)).first, message.severity == .error,
            message.message.contains(Self.missing), let name = message.message.firstMatch(of: /'([^']+)'/)?.1
        else { return String(line) }
        let folder = (message.file as NSString).deletingLastPathComponent
        let path = name.hasPrefix("/") ? String(name) : folder + "/" + name
        guard FileManager.default.fileExists(atPath: path), !readable.contain(path) else { return String(line) }
        return line + Self.explanation
    }
}
