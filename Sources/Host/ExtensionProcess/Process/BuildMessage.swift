/// One message of the compiler about an extension's sources, with its place in the user's own file.
package struct BuildMessage: Hashable, Codable, Sendable, CustomStringConvertible {
    package enum Severity: String, Hashable, Codable, Sendable, CaseIterable { case error, warning, note }

    package var severity: Severity
    /// Path; empty for messages about the whole build.
    package var file: String
    /// From 1; 0 when the message has no place.
    package var line: Int
    package var column: Int
    package var message: String
    /// What the compiler adds to an error. In its own list of messages, notes follow the message that they belong to.
    package var notes: [BuildMessage]

    package init(
        severity: Severity, file: String = "", line: Int = 0, column: Int = 0, message: String,
        notes: [BuildMessage] = []
    ) {
        self.severity = severity
        self.file = file
        self.line = line
        self.column = column
        self.message = message
        self.notes = notes
    }

    package var description: String {
        let place = file.isEmpty ? "" : "\(file):\(line):\(column): "
        return "\(place)\(severity.rawValue): \(message)"
    }
}
