import Foundation

/// One fact about Apple's layout and drawing, a row of `Documentation/Evidence/facts.csv`.
package struct EvidenceRow: Sendable {
    package let id: String
    package let category: String
    package let subject: String
    package let context: String
    package let proposal: String
    package let expected: String
    package let kind: String
    /// The public place: a document's address, or repository, commit and path.
    package let source: String
    /// Of a fact that was measured in a picture it begins with the picture's id.
    package let note: String

    /// Facts that someone saw or that Apple published; derived and reverse-engineered rows are not judged by.
    package var isJudged: Bool { ["test-assertion", "measured-from-png", "measured", "apple-doc"].contains(kind) }

    /// `size=31;leading=38` as a table.
    package var fields: [String: String] {
        var result: [String: String] = [:]
        for part in expected.split(separator: ";") {
            let pair = part.split(separator: "=", maxSplits: 1)
            if pair.count == 2 { result[String(pair[0])] = String(pair[1]) }
        }
        return result
    }

    /// The first `WIDTHxHEIGHT` of the expectation, in points.
    package var expectedSize: (width: Double, height: Double)? {
        guard let match = expected.firstMatch(of: /([0-9.]+) ?x ?([0-9.]+)/) else { return nil }
        guard let width = Double(match.1), let height = Double(match.2) else { return nil }
        return (width, height)
    }

    /// The first number of the expectation.
    package var expectedNumber: Double? {
        expected.firstMatch(of: /-?[0-9]+(\.[0-9]+)?/).flatMap { Double($0.0) }
    }

    /// The text within the first pair of double quotation marks of the subject.
    package var quotedText: String? {
        guard let first = subject.firstIndex(of: "\""), let last = subject.lastIndex(of: "\""), first < last else {
            return nil
        }
        return String(subject[subject.index(after: first)..<last])
    }

    /// Pixels per point that the context names, such as `@3x`.
    package var scale: Double? {
        context.firstMatch(of: /@([0-9])x/).flatMap { Double($0.1) }
    }

    package static func all() throws -> [EvidenceRow] {
        try EvidenceFolder.table("facts.csv").map { cells in
            EvidenceRow(
                id: cells["id"] ?? "", category: cells["category"] ?? "", subject: cells["subject"] ?? "",
                context: cells["context"] ?? "", proposal: cells["proposal"] ?? "",
                expected: cells["expected"] ?? "", kind: cells["kind"] ?? "", source: cells["source"] ?? "",
                note: cells["note"] ?? "")
        }
    }
}
