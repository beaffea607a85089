import CoreGraphics

extension AuditRule {
    static let alignmentLines = AuditRule(
        RuleID(.guidelines, 29), "alignment-lines", .note,
        title: "Texts share few alignment lines",
        check: """
            The leading edges, the centers and the trailing edges of all texts and symbols are counted, and the \
            fewest decide. The columns of a table count as one.
            """,
        remedy: "Align the texts of separate stacks, for instance in a Grid.",
        guideline: """
            Texts that begin at the same place are read in one movement of the eye. Each further line makes the layout \
            more restless.
            """,
        sources: [.layout], needs: [.pictures, .archive],
        thresholds: [AlignmentLines.lines], judge: AlignmentLines.judge)
}

private enum AlignmentLines {
    static let lines = Threshold("lines", 5, .count, .measured("two columns of two levels, and a title"))
    private static let tolerance = 1.0
    /// From so many columns on, evenly spaced ones are a table or a chart, which has one order.
    private static let columns = 3

    /// Labels of charts do not count.
    ///
    /// 1. The columns of an evenly spaced group of repeated views count as one line.
    /// 2. The other texts and symbols have as many lines as their leading edges, their centers or their trailing edges
    ///    have, whichever are fewest: a centered layout has one line.
    @Sendable static func judge(_ input: RuleInput) -> [RuleOutcome] {
        let pictures = input.usualEntries().filter { $0.picture.conditions.family.kind == .system }
        guard !pictures.isEmpty else { return [.notApplicable(reason: "the widget has only accessories")] }
        return pictures.map { index, picture in
            let count = lines(in: picture)
            guard Double(count) > input.value(of: lines) else { return .pass(1) }
            let family = picture.conditions.family
            return .violation(
                Observation(
                    .family(family), "the texts of the \(family.shortName) widget have \(count) alignment lines",
                    advice: "Align the texts of separate stacks, for instance in a Grid.",
                    measured: .number(Double(count), .count), bound: input.measure(of: lines),
                    spot: picture.spot(index)))
        }
    }

    private static func lines(in picture: PictureEvidence) -> Int {
        let aligned = picture.content.filter {
            ($0.text != nil || $0.isSymbol) && !$0.isDecoration && !$0.isInChart
        }
        var groups = 0
        var others: [AuditElement] = []
        for group in RepeatedViews.groups(of: aligned, atLeast: 1) {
            if isTable(group) { groups += 1 } else { others += group }
        }
        guard !others.isEmpty else { return groups }
        let sides: [(CGRect) -> CGFloat] = [{ $0.minX }, { $0.midX }, { $0.maxX }]
        let counts = sides.map { side in
            RepeatedViews.distinct(others.map { Double(side($0.frame)) }, tolerance: tolerance).count
        }
        return groups + (counts.min() ?? 0)
    }

    private static func isTable(_ group: [AuditElement]) -> Bool {
        let sides: [(CGRect) -> CGFloat] = [{ $0.minX }, { $0.midX }, { $0.maxX }]
        return sides.contains { side in
            let values = RepeatedViews.distinct(group.map { Double(side($0.frame)) }, tolerance: tolerance)
            return values.count >= columns && RepeatedViews.isEven(values, within: 2 * tolerance)
        }
    }
}
