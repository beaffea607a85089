import EvidenceSupport
import Foundation
import Testing

/// Checks the project against every published or measured fact about Apple's layout, text and colors.
@MainActor
struct EvidenceTests {
    static let checks: [any EvidenceCheck.Type] = [
        TextStyleCheck.self, TrackingCheck.self, TextMetricsCheck.self, FontRuleCheck.self, ColorCheck.self,
        DeviceCheck.self, ShapeRuleCheck.self, SpacingRuleCheck.self, LayoutCheck.self, LayoutPixmapCheck.self,
        PaddingCheck.self, OtherPlatformCheck.self, InkBoxCheck.self, CoverageCheck.self, GradientCheck.self,
        TextSnapshotCheck.self, TextShapeCheck.self, OutlineCheck.self, BoxSnapshotCheck.self, SwatchCheck.self,
    ]

    /// The categories that must reach 95 %, together with `ink`.
    static let layoutAndText: Set<String> = [
        "alignment-rule", "effect-pixmap", "flexibility-order", "font-rule", "font-tracking", "frame-rule", "layout",
        "layout-pixmap", "layout-priority", "min-scale", "padding", "scaled-metric", "shape-rule", "snapshot-box",
        "snapshot-size", "spacing-rule", "stack-spacing", "symbol-spacing", "symbol-width", "text-box", "text-height",
        "text-ink", "text-lines", "text-size", "text-spacing-measured",
        "text-width", "text-wrapped-height", "text-wrapped-width", "truncation", "type-style-ios", "type-style-macos",
        "type-style-watchos",
    ]

    /// Where ink lies in pictures of texts and symbols, which depends on the glyphs' own forms.
    static let ink: Set<String> = ["png-ink-box"]

    static func scoreboard() throws -> Scoreboard {
        var scoreboard = Scoreboard()
        for row in try EvidenceRow.all() where row.isJudged {
            guard let check = checks.first(where: { $0.categories.contains(row.category) }) else {
                Issue.record("No check for the category \(row.category) of \(row.id)")
                continue
            }
            scoreboard.add(row, check.verdict(row))
        }
        return scoreboard
    }

    @Test("At least 95 % of the layout, text and ink facts hold; the others are the residual list, no more, no fewer")
    func factsHold() throws {
        let scoreboard = try Self.scoreboard()
        print(scoreboard.report)
        let score = scoreboard.score(of: Self.layoutAndText)
        print("layout and text: \(score.holds) of \(score.holds + score.fails) hold")
        let all = scoreboard.score(of: Self.layoutAndText.union(Self.ink))
        print("with boxes of ink: \(all.holds) of \(all.holds + all.fails) hold")
        #expect(all.share >= 0.95)

        let residual = try Self.residual()
        let failures = scoreboard.failures
        for id in failures.keys.sorted() where residual[id] == nil {
            Issue.record("\(id) does not hold: \(failures[id] ?? "")")
        }
        for id in residual.keys.sorted() where failures[id] == nil {
            Issue.record("\(id) holds now: take it off the residual list")
        }
    }

    /// `Fixtures/residual.txt`: an id and the reason a line.
    static func residual() throws -> [String: String] {
        let file = URL(fileURLWithPath: #filePath).deletingLastPathComponent()
            .appendingPathComponent("Fixtures/residual.txt")
        var result: [String: String] = [:]
        for line in try String(contentsOf: file, encoding: .utf8).split(separator: "\n") where !line.hasPrefix("#") {
            let parts = line.split(separator: " ", maxSplits: 1)
            #expect(parts.count == 2, "A residual needs a reason: \(line)")
            if let id = parts.first { result[String(id)] = parts.count == 2 ? String(parts[1]) : "" }
        }
        return result
    }
}
