import AppleAPI
import ExtensionProcess
import XcodeProject

/// A message as the compiler reports it: the file is an absolute path.
package typealias CompilerMessage = BuildMessage

extension CompilerMessage.Severity {
    /// The text between a location and a message; the C compiler has fatal errors as well.
    fileprivate var markers: [String] {
        let words = self == .error ? [rawValue, "fatal " + rawValue] : [rawValue]
        return words.map { ": \($0): " } + words.map { $0 + ": " }
    }
}

extension CompilerMessage {
    /// Reads `path:line:column: severity: message` lines; the quoted source lines between them are skipped.
    ///
    /// 1. A message is read once. Notes belong to the message before them: they are skipped with it, and two errors may
    ///    have the same note.
    /// 2. A source can cause a message on each line, so the first of each severity are kept. The others are counted,
    ///    and a message at the end states their number.
    package static func parse(_ output: String) -> [CompilerMessage] {
        var messages: [CompilerMessage] = []
        var seen: Set<CompilerMessage> = []
        var notes: Set<CompilerMessage> = []
        var counts: [Severity: Int] = [:]
        var isSkipped = false
        for line in output.split(separator: "\n") {
            let start = Array(line.utf8.prefix(lineLimit))
            guard Severity.allCases.contains(where: { start.holds($0.rawValue + ": ") }),
                let message = CompilerMessage(line: Substring(String(decoding: start, as: UTF8.self)))
            else { continue }
            if message.severity == .note {
                guard !isSkipped, notes.insert(message).inserted else { continue }
            } else {
                notes = []
                isSkipped = message.isOwnWarning || !seen.insert(message).inserted
                guard !isSkipped else { continue }
            }
            let count = counts[message.severity, default: 0] + 1
            counts[message.severity] = count
            if count <= messageLimit {
                messages.append(message)
            } else if message.severity != .note {
                isSkipped = true
            }
        }
        return messages + Severity.allCases.compactMap { omission(of: $0, count: counts[$0, default: 0]) }
    }

    /// The number of messages of each severity that are kept.
    package static let messageLimit = 2_000
    /// Bytes of a line that are read.
    private static let lineLimit = 64 << 10

    private static func omission(of severity: Severity, count: Int) -> CompilerMessage? {
        guard count > messageLimit else { return nil }
        let words = "\(count - messageLimit) more \(severity.rawValue)s of the compiler are omitted"
        return CompilerMessage(severity: severity, message: words)
    }

    /// Whether it is about code that the build has written.
    private var isOwnWarning: Bool {
        BridgingCasts.isOwnWarning(self) || OptionalCalls.isOwnWarning(self) || GeneratedRemedy.isOwnWarning(self)
    }

    private init?(line: Substring) {
        for severity in Severity.allCases {
            for marker in severity.markers {
                guard let range = line.firstRange(of: marker) else { continue }
                let place = line[..<range.lowerBound]
                let isPlain = marker.first != ":"
                if isPlain, !place.isEmpty { continue }
                let parts = place.split(separator: ":", omittingEmptySubsequences: false)
                let text = String(line[range.upperBound...])
                if isPlain || place == "<unknown>:0" {
                    self.init(severity: severity, message: text)
                    return
                }
                guard parts.count >= 3, let column = Int(parts[parts.count - 1]),
                    let number = Int(parts[parts.count - 2])
                else { continue }
                let file = parts.dropLast(2).joined(separator: ":")
                self.init(severity: severity, file: file, line: number, column: column, message: text)
                return
            }
        }
        return nil
    }

    /// A type without its module qualification.
    private static func withoutModule(_ type: String) -> String {
        guard let point = type.firstIndex(of: "."), AppleNames.shared.isModule(String(type[..<point])) else {
            return type
        }
        return String(type[type.index(after: point)...])
    }

    /// Whether a member is only missing because its type cannot be inferred, which is often the consequence of another
    /// error in the expression.
    var isOfInference: Bool {
        message.hasPrefix("cannot infer contextual base in reference to member '")
            || message.hasPrefix("reference to member '") && message.hasSuffix("without a contextual type")
    }

    /// The symbol that the SDK lacks, if that is what the message is about.
    ///
    /// The compiler's sentences are matched literally, with the quoted parts as placeholders.
    package var unsupported: SymbolReference? {
        let parts = message.split(separator: "'", omittingEmptySubsequences: false)
        guard severity == .error, parts.count >= 3 else { return nil }
        let first = String(parts[1])
        let second = parts.count >= 5 ? String(parts[3]) : ""
        switch (parts[0], parts[2]) {
        case ("cannot find type ", let rest) where rest.hasPrefix(" in scope"): return .type(first)
        case ("cannot find ", let rest) where rest.hasPrefix(" in scope"): return .name(first)
        case ("no such module ", _): return .module(first)
        case ("unknown attribute ", _): return .attribute(first)
        case ("value of type ", " has no member "), ("value of optional type ", " has no member "),
            ("type ", " has no member "), ("reference to member ", _):
            return second.isEmpty ? .name("." + first) : .member(second, of: first)
        case ("", let rest) where rest.hasPrefix(" is not a member type of") && !second.isEmpty:
            return .member(first, of: Self.withoutModule(second))
        case ("module ", " has no member named ") where !second.isEmpty: return .name(second)
        case ("no macro named ", _): return .name("#" + first)
        case ("cannot infer contextual base in reference to member ", _): return .name("." + first)
        default:
            guard let range = message.firstRange(of: "has no member '") else { return nil }
            return .name("." + message[range.upperBound...].prefix { $0 != "'" })
        }
    }
}

extension [CompilerMessage] {
    /// The errors that satisfy a condition, each with the notes that follow it.
    package func errorsWithNotes(where isIncluded: (CompilerMessage) -> Bool = { _ in true }) -> [CompilerMessage] {
        var errors: [CompilerMessage] = []
        var isInError = false
        for message in self {
            if message.severity != .note {
                isInError = message.severity == .error && isIncluded(message)
                if isInError { errors.append(message) }
            } else if isInError {
                errors[errors.count - 1].notes.append(message)
            }
        }
        return errors
    }

    /// The messages without warnings and their notes.
    var withoutWarnings: [CompilerMessage] {
        var isInWarning = false
        return filter { message in
            if message.severity != .note { isInWarning = message.severity == .warning }
            return !isInWarning
        }
    }
}
