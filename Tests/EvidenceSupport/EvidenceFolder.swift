import Foundation

/// `Documentation/Evidence`: the tables of facts and of pictures, and what was measured in each picture.
package enum EvidenceFolder {
    package static let url = URL(fileURLWithPath: #filePath).deletingLastPathComponent()
        .appendingPathComponent("../../Documentation/Evidence").standardizedFileURL

    /// The rows of a table in this folder, each as its cells by the column's name.
    package static func table(_ name: String) throws -> [[String: String]] {
        let text = try String(contentsOf: url.appendingPathComponent(name), encoding: .utf8)
        var records = CommaSeparatedValues.parse(text)
        guard !records.isEmpty else { return [] }
        let header = records.removeFirst()
        return records.map { Dictionary(zip(header, $0), uniquingKeysWith: { first, _ in first }) }
    }
}

enum CommaSeparatedValues {
    /// Records of fields; quoted fields may hold commas, line ends and doubled quotation marks (RFC 4180).
    static func parse(_ text: String) -> [[String]] {
        var records: [[String]] = []
        var record: [String] = []
        var field = ""
        var isQuoted = false
        var pendingQuote = false
        for character in text {
            if isQuoted {
                if character != "\"" {
                    field.append(character)
                } else {
                    isQuoted = false
                    pendingQuote = true
                }
                continue
            }
            switch character {
            case "\"":
                if pendingQuote { field.append("\"") }
                isQuoted = true
            case ",":
                record.append(field)
                field = ""
            case "\n", "\r\n":
                record.append(field)
                records.append(record)
                record = []
                field = ""
            default: field.append(character)
            }
            pendingQuote = false
        }
        if !field.isEmpty || !record.isEmpty { records.append(record + [field]) }
        return records
    }
}
