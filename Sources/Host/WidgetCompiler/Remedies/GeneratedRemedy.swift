/// Removes declarations from the file that is generated for Objective-C headers, if they do not compile or conflict
/// with the sources' declarations.
///
/// 1. A member is on a separate line, which is blanked. A declaration at the start of a line is removed with its body.
/// 2. Errors in the sources count if they are about two declarations and a note points to one of them in the file. If a
///    call is ambiguous, the last candidate in the file is removed.
/// 3. A file that cannot be parsed is removed as a whole.
enum GeneratedRemedy {
    /// The files with the remaining declarations; `nil` if no error is about them.
    static func remedied(_ files: [GeneratedFile], by messages: [CompilerMessage]) -> [GeneratedFile]? {
        guard let index = files.firstIndex(where: { $0.name == ObjectiveCCode.fileName }) else { return nil }
        let faults = faults(in: messages)
        guard !faults.isEmpty else { return nil }
        var result = files
        if messages.contains(where: { isInFile($0) && $0.severity == .error && isOfGrammar($0.message) }) {
            result[index].content = []
        } else {
            var text = files[index].content.split(
                separator: UInt8(ascii: "\n"), omittingEmptySubsequences: false
            ).map(Array.init)
            for line in faults { takeOut(line - 1, of: &text) }
            result[index].content = Array(text.joined(separator: [UInt8(ascii: "\n")]))
        }
        return result == files ? nil : result
    }

    private static func isInFile(_ message: CompilerMessage) -> Bool {
        message.line > 0 && message.file.hasSuffix("/" + ObjectiveCCode.fileName)
    }

    /// Whether a message is a warning about generated code.
    static func isOwnWarning(_ message: CompilerMessage) -> Bool { message.severity == .warning && isInFile(message) }

    private static func isOfGrammar(_ message: String) -> Bool {
        ["expected ", "consecutive ", "unterminated ", "extraneous '", "invalid character"].contains {
            message.hasPrefix($0)
        }
    }

    /// Words in errors about two declarations.
    private static let conflicts = ["redeclaration", "ambiguous", "overrid", "conform"]

    /// The numbers of the file's lines to remove, beginning at 1.
    private static func faults(in messages: [CompilerMessage]) -> Set<Int> {
        var lines: Set<Int> = []
        for (index, error) in messages.enumerated() where error.severity == .error {
            if isInFile(error) {
                lines.insert(error.line)
            } else if conflicts.contains(where: error.message.contains) {
                let notes = messages[(index + 1)...].prefix { $0.severity == .note }.filter(isInFile).map(\.line)
                lines.formUnion(error.message.contains("ambiguous") ? notes.max().map { [$0] } ?? [] : notes)
            }
        }
        return lines
    }

    private static func takeOut(_ line: Int, of text: inout [[UInt8]]) {
        guard text.indices.contains(line), let first = text[line].first else { return }
        if first == UInt8(ascii: "#") { return }
        guard first != UInt8(ascii: " "), text[line].last == UInt8(ascii: "{") else {
            if first != UInt8(ascii: "}") { text[line] = [] }
            return
        }
        var end = line
        while end + 1 < text.count, text[end].first != UInt8(ascii: "}") { end += 1 }
        for number in line...end { text[number] = [] }
    }
}
