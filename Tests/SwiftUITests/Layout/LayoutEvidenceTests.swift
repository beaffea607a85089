import EvidenceSupport
import Foundation
import Testing

@testable import SwiftUI

/// Every published fact about layout, and where it is checked.
///
/// A row counts as verified when a scenario of the corpus names it (and passes, which is another test), or when a test
/// of this target does. Facts that cannot be checked by layout alone are listed with the reason; none is omitted
/// silently.
@Suite("Evidence of layout")
struct LayoutEvidenceTests {
    /// Rows checked by tests of this folder, by the file that names them.
    static let otherTests = ["ViewSpacingTests.swift", "EmissionTests.swift", "LayoutProtocolTests.swift"]

    /// Rows that need more than layout, with the reason.
    static let elsewhere: [String: String] = {
        var reasons: [String: String] = [
            "N1020": "coverage of a rotated edge: pixels", "N1021": "coverage of a rotated edge: pixels",
            "N1085": "a property of the library that measured it, as its note says",
            "N1089": "sizes of a symbol and of text in San Francisco",
            "N1176": "style of a divider over a material",
            "N1181": "baselines as text publishes them", "N1182": "baselines as text publishes them",
        ]
        for row in rows where row.category == "png-ink-box" {
            reasons[row.id] = "ink of text and symbols in an app whose views are not published here"
        }
        return reasons
    }()

    static let categories: Set<String> = [
        "alignment-rule", "divider", "flexibility-order", "frame-rule", "layout", "layout-pixmap", "layout-priority",
        "padding", "png-ink-box", "spacer", "spacing-rule", "stack-spacing", "text-spacing", "zstack-rule",
    ]

    static let rows: [EvidenceRow] = ((try? EvidenceRow.all()) ?? []).filter { categories.contains($0.category) }

    private func verified() throws -> Set<String> {
        var ids = Set(try CorpusScenario.all().filter { !$0.isDisabled }.flatMap(\.evidence))
        let folder = URL(fileURLWithPath: #filePath).deletingLastPathComponent()
        for name in Self.otherTests {
            let text = try String(contentsOf: folder.appendingPathComponent(name), encoding: .utf8)
            for line in text.split(separator: "\n") where line.contains("@Test(\"N") {
                ids.formUnion(line.matches(of: /N[0-9]{4}/).map { String($0.output) })
            }
        }
        return ids
    }

    @Test("Each published layout fact is verified, or states why not")
    func nothingIsLeftOut() throws {
        #expect(Self.rows.count == 182)
        let verified = try verified()
        for row in Self.rows where !verified.contains(row.id) && Self.elsewhere[row.id] == nil {
            Issue.record("\(row.id) (\(row.category)) is not verified")
        }
        for id in Self.elsewhere.keys where verified.contains(id) {
            Issue.record("\(id) is verified; take it out of the list of what is not")
        }
    }

    @Test("Score by category: every fact that layout alone determines is verified")
    func score() throws {
        let verified = try verified()
        let open = Self.rows.filter { Self.elsewhere[$0.id] == nil }
        for (category, rows) in Dictionary(grouping: open, by: \.category) {
            let passed = rows.filter { verified.contains($0.id) }.count
            #expect(passed == rows.count, "\(category): \(passed) of \(rows.count)")
        }
    }

    @Test("Scenarios cite only existing facts")
    func knownRows() throws {
        let known = Set(Self.rows.map(\.id)).union(["N1208"])
        for scenario in try CorpusScenario.all() {
            for id in scenario.evidence where !known.contains(id) {
                Issue.record("\(scenario.testDescription) names \(id)")
            }
        }
    }
}
