/// Takes declarations out of the file that is written for headers in Objective-C, where they do not compile or are in the
/// way of what the sources declare.
///
/// 1. A member stands on a line of its own, which is blanked. What begins at a line's start goes with its body.
/// 2. Of errors in the sources those count that are about two declarations, one of which a note shows in the file. Of
///    several that a call may mean the last in the file goes.
/// 3. A file that cannot be read goes as a whole.
enum GeneratedRemedy {
    /// The files with what is left; none when no error is about them.
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

    /// Whether a message is about nothing that a person has written.
    static func isOwnWarning(_ message: CompilerMessage) -> Bool { message.severity == .warning && isInFile(message) }

    private static func isOfGrammar(_ message: String) -> Bool {
        ["expected ", "consecutive ", "unterminated ", "extraneous '", "invalid character"].contains {
            message.hasPrefix($0)
        }
    }

    /// What errors about two declarations say.
    private static let conflicts = ["redeclaration", "ambiguous", "overrid", "conform"]

    /// Lines of the file, from 1.
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
