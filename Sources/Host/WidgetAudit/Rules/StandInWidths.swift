import CoreGraphics

extension AuditRule {
    static let standInWidths = AuditRule(
        RuleID(.guidelines, 102), "stand-in-widths", .note,
        title: "Bars of a placeholder have different widths",
        check: "The widths of the bars of a placeholder, if they are in at least as many rows as the threshold.",
        remedy: "Return sample entries with texts of different lengths from placeholder(in:).",
        guideline: """
            Bars of different widths look like lines of text. Equal ones look like a table, or like a failure to draw.
            """,
        sources: [.widgets2022, .widgets2025], needs: [.pictures, .placeholder],
        thresholds: [StandInWidths.count], judge: StandInWidths.judge)
}

private enum StandInWidths {
    static let count = Threshold("count", 3, .count, .measured("two bars may be equal by chance"))
    /// Points.
    private static let tolerance = 0.5
    /// A bar is at least this many times as wide as high.
    private static let leastRatio = 1.5
    /// In points; a higher shape is not a line of text.
    private static let mostHeight = 40.0

    @Sendable static func judge(_ input: RuleInput) -> [RuleOutcome] {
        input.placeholders { standIns, index, entry in
            let bars = (standIns.own.map(\.element) + standIns.hidden).filter(isBar)
            let widths = bars.map { Double($0.frame.width) }
            let rows = Set(bars.map { Double($0.frame.minY).rounded() })
            guard Double(rows.count) >= input.value(of: count), let least = widths.min(), let most = widths.max(),
                most - least <= tolerance
            else { return [] }
            let family = standIns.placeholder.conditions.family
            return [
                .violation(
                    Observation(
                        .family(family), "all \(bars.count) bars of the placeholder have the same width",
                        advice: "Return sample entries with texts of different lengths from placeholder(in:).",
                        measured: .number(most - least, .points), bound: .text("different widths"),
                        spot: standIns.placeholder.spot(index), twin: entry))
            ]
        }
    }

    private static func isBar(_ element: AuditElement) -> Bool {
        let (width, height) = (Double(element.frame.width), Double(element.frame.height))
        return height > 0 && height <= mostHeight && width >= height * leastRatio
    }
}
