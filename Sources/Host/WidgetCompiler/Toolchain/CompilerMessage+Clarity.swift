import Foundation

/// Makes the compiler's messages name what is missing if the compiler itself only reports a consequence.
///
/// 1. `@Environment(\.name)` with an unknown name causes two vague messages; they become one with the name, which is
///    read from the source line.
/// 2. A message that is only a consequence of another one on the same line, which names what is missing, is omitted
///    with its notes: without the type of `x.unknown(.large)`, `.large` is unknown too.
///
/// A source can cause as many messages as it has lines, so each file is read once, and each message is looked up.
package struct CompilerMessageClarity {
    /// Returns the lines of a source file; empty if it cannot be read.
    package var lines: (_ file: String) -> [Substring]

    package static func ofFiles() -> CompilerMessageClarity {
        CompilerMessageClarity { file in
            let text = (try? String(contentsOfFile: file, encoding: .utf8)) ?? ""
            return text.split(separator: "\n", omittingEmptySubsequences: false)
        }
    }

    private struct Line: Hashable {
        var file: String
        var number: Int

        init(_ message: CompilerMessage) {
            file = message.file
            number = message.line
        }
    }

    package func clarified(_ messages: [CompilerMessage]) -> [CompilerMessage] {
        guard messages.contains(where: { $0.severity == .error }) else { return messages }
        var texts: [String: [Substring]] = [:]
        let named = messages.map { namingEnvironmentKey($0, &texts) }
        let explained = Set(named.filter { $0.unsupported != nil && !$0.isConsequence }.map(Line.init))
        var result: [CompilerMessage] = []
        var known: Set<CompilerMessage> = []
        var isLeftOut = false
        for message in named {
            if message.severity != .note {
                isLeftOut = message.isConsequence && explained.contains(Line(message)) || known.contains(message)
            }
            guard !isLeftOut else { continue }
            known.insert(message)
            result.append(message)
        }
        return result
    }

    /// - Parameter texts: The lines of the files that were read.
    private func namingEnvironmentKey(
        _ message: CompilerMessage, _ texts: inout [String: [Substring]]
    ) -> CompilerMessage {
        guard message.severity == .error,
            message.message.hasPrefix("cannot infer key path type")
                || message.message.hasPrefix("no exact matches in call to initializer")
        else { return message }
        let lines = texts[message.file] ?? lines(message.file)
        texts[message.file] = lines
        guard lines.indices.contains(message.line - 1),
            let match = lines[message.line - 1].firstMatch(of: /@Environment\(\s*\\(?:EnvironmentValues)?\.(\w+)/)
        else { return message }
        var result = message
        result.message = "value of type 'EnvironmentValues' has no member '\(match.1)'"
        result.column =
            lines[message.line - 1].distance(
                from: lines[message.line - 1].startIndex, to: match.1.startIndex) + 1
        return result
    }
}

extension CompilerMessage {
    /// Whether the message may only be the consequence of something unknown on its line.
    fileprivate var isConsequence: Bool {
        guard severity == .error else { return false }
        return [
            "cannot infer contextual base", "'nil' requires a contextual type",
            "cannot convert value of type 'KeyPath<",
            "extra argument", "generic parameter ", "reference to member ",
        ].contains { message.hasPrefix($0) }
    }
}
