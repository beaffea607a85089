import Foundation

/// One fact about Apple's layout and drawing, from `Fixtures/numeric.csv`.
struct EvidenceRow: Sendable {
    let id: String
    let category: String
    let subject: String
    let context: String
    let proposal: String
    let expected: String
    let kind: String

    /// Facts that someone saw or that Apple published; derived and reverse-engineered rows are not judged by.
    var isJudged: Bool { ["test-assertion", "measured-from-png", "measured", "apple-doc"].contains(kind) }

    /// `size=31;leading=38` as a table.
    var fields: [String: String] {
        var result: [String: String] = [:]
        for part in expected.split(separator: ";") {
            let pair = part.split(separator: "=", maxSplits: 1)
            if pair.count == 2 { result[String(pair[0])] = String(pair[1]) }
        }
        return result
    }

    /// The first `WIDTHxHEIGHT` of the expectation, in points.
    var expectedSize: (width: Double, height: Double)? {
        guard let match = expected.firstMatch(of: /([0-9.]+) ?x ?([0-9.]+)/) else { return nil }
        guard let width = Double(match.1), let height = Double(match.2) else { return nil }
        return (width, height)
    }

    /// The first number of the expectation.
    var expectedNumber: Double? {
        expected.firstMatch(of: /-?[0-9]+(\.[0-9]+)?/).flatMap { Double($0.0) }
    }

    /// What stands between the first pair of double quotation marks of the subject.
    var quotedText: String? {
        guard let first = subject.firstIndex(of: "\""), let last = subject.lastIndex(of: "\""), first < last else {
            return nil
        }
        return String(subject[subject.index(after: first)..<last])
    }

    /// Pixels per point that the context names, such as `@3x`.
    var scale: Double? {
        context.firstMatch(of: /@([0-9])x/).flatMap { Double($0.1) }
    }

    static func all() throws -> [EvidenceRow] {
        let file = URL(fileURLWithPath: #filePath).deletingLastPathComponent()
            .appendingPathComponent("../Fixtures/numeric.csv")
        var records = try CommaSeparatedValues.parse(String(contentsOf: file, encoding: .utf8))
        let header = records.removeFirst()
        return records.map { record in
            let cells = Dictionary(zip(header, record), uniquingKeysWith: { first, _ in first })
            return EvidenceRow(
                id: cells["id"] ?? "", category: cells["category"] ?? "", subject: cells["subject"] ?? "",
                context: cells["context"] ?? "", proposal: cells["proposal"] ?? "",
                expected: cells["expected"] ?? "", kind: cells["kind"] ?? "")
        }
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
