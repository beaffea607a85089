import CoreGraphics

extension AuditRule {
    static let alignmentLines = AuditRule(
        RuleID(.guidelines, 29), "alignment-lines", .note,
        title: "Texts share few alignment lines",
        check: """
            A line goes through leading edges, through centers or through trailing edges. Lines are counted until \
            each text and each symbol is on one, beginning with the line that has the most. The columns of a table \
            count as one, and so do a symbol and the text right next to it.
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
    /// The largest distance of a symbol and its text, in points.
    private static let gap = 8.0

    /// Labels of charts do not count.
    ///
    /// 1. All evenly spaced columns that one view repeats count as one line.
    /// 2. Of the other texts and symbols, a symbol and the text right next to it are one label.
    /// 3. `AlignmentCover` counts the lines of all labels.
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
        let rows = RepeatedViews.rows(of: aligned, atLeast: columns).filter { isTable($0.elements) }
        let inTables = Set(rows.flatMap(\.elements).map(\.path))
        let others = aligned.filter { !inTables.contains($0.path) }
        return Set(rows.map(\.container)).count + AlignmentCover.count(of: labels(others), tolerance: tolerance)
    }

    /// The frames of all elements, that of a symbol together with the text next to it.
    private static func labels(_ elements: [AuditElement]) -> [CGRect] {
        var texts = elements.filter { !$0.isSymbol }.map(\.frame).sorted { $0.minX < $1.minX }
        var alone: [CGRect] = []
        for symbol in elements where symbol.isSymbol {
            let index = texts.firstIndex { text in
                let distance = max(text.minX - symbol.frame.maxX, symbol.frame.minX - text.maxX)
                return abs(distance) <= gap && abs(text.midY - symbol.frame.midY) <= text.height / 2
            }
            if let index { texts[index] = texts[index].union(symbol.frame) } else { alone.append(symbol.frame) }
        }
        return texts + alone
    }

    private static func isTable(_ group: [AuditElement]) -> Bool {
        let sides: [(CGRect) -> CGFloat] = [{ $0.minX }, { $0.midX }, { $0.maxX }]
        return sides.contains { side in
            let values = RepeatedViews.distinct(group.map { Double(side($0.frame)) }, tolerance: tolerance)
            return values.count >= columns && RepeatedViews.isEven(values, within: 2 * tolerance)
        }
    }
}
