import Foundation
import Testing

/// One of the guidelines' tables in `Fixtures`, as rows of named cells.
struct Table {
    struct Row: CustomTestStringConvertible, Sendable {
        let cells: [String: String]

        subscript(column: String) -> String { cells[column] ?? "" }

        func number(_ column: String) throws -> Double {
            try #require(Double(self[column]), "\(column) holds “\(self[column])”")
        }

        var testDescription: String {
            cells.sorted { $0.key < $1.key }.map { "\($0.key)=\($0.value)" }.joined(separator: " ")
        }
    }

    static func rows(_ name: String) -> [Row] {
        let file = URL(fileURLWithPath: #filePath).deletingLastPathComponent().appendingPathComponent(
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

    /// Fields of one line; commas inside quotation marks belong to the field.
    private static func fields(_ line: Substring) -> [String] {
        var fields = [""]
        var quoted = false
        for character in line {
            switch character {
            case "\"": quoted.toggle()
            case "," where !quoted: fields.append("")
            default: fields[fields.count - 1].append(character)
            }
        }
        return fields
    }
}
