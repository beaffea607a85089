import Foundation
import Testing

/// One of the guidelines' tables in the folder `Fixtures` next to a test, as rows of named cells.
package enum Table {
    package struct Row: CustomTestStringConvertible, Sendable {
        let cells: [String: String]

        package subscript(column: String) -> String { cells[column] ?? "" }

        package func number(_ column: String) throws -> Double {
            try #require(Double(self[column]), "\(column) holds “\(self[column])”")
        }

        package var testDescription: String {
            cells.sorted { $0.key < $1.key }.map { "\($0.key)=\($0.value)" }.joined(separator: " ")
        }
    }

    package static func rows(_ name: String, of test: String = #filePath) -> [Row] {
        let file = URL(fileURLWithPath: test).deletingLastPathComponent().appendingPathComponent(
            "Fixtures/\(name).csv")
        guard let text = try? String(contentsOf: file, encoding: .utf8) else {
            Issue.record("\(file.path) cannot be read")
            return []
        }
        var lines = text.split(whereSeparator: \.isNewline).map(fields)
        guard !lines.isEmpty else { return [] }
        let header = lines.removeFirst()
        return lines.map { Row(cells: Dictionary(zip(header, $0), uniquingKeysWith: { first, _ in first })) }
    }

    /// Fields of one line; commas inside quotation marks belong to the field, and two marks there stand for one.
    private static func fields(_ line: Substring) -> [String] {
        var fields = [""]
        var quoted = false
        var previous: Character?
        for character in line {
            defer { previous = character }
            switch character {
            case "\"":
                if !quoted, previous == "\"" { fields[fields.count - 1].append("\"") }
                quoted.toggle()
            case "," where !quoted: fields.append("")
            default: fields[fields.count - 1].append(character)
            }
        }
        return fields
    }
}
