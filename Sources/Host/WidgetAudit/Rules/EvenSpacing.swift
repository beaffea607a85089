import CoreGraphics

extension AuditRule {
    static let evenSpacing = AuditRule(
        RuleID(.guidelines, 30), "even-spacing", .note,
        title: "Items of a repeated group are evenly spaced",
        check: """
            The distances of four or more graphics of one size in a row or a column. A difference above the second \
            threshold separates two groups on purpose.
            """,
        remedy: "Use one spacing for the stack instead of paddings and offsets.",
        guideline: """
            Equal things at equal distances are seen as a group. A distance that is a little different looks like a \
            mistake.
            """,
        sources: [.layout], needs: [.pictures, .archive], thresholds: [EvenSpacing.spread, EvenSpacing.purpose],
        judge: EvenSpacing.judge)
}

private enum EvenSpacing {
    static let spread = Threshold("spread", 1, .points, .measured("rounding to pixels moves an item by less"))
    static let purpose = Threshold(
        "purpose", 4, .points, .measured("a larger difference separates two groups on purpose"))
    private static let leastCount = 4
    /// A gap that separates groups, as a multiple of the usual one.
    private static let separation = 1.5
    private static let tolerance: CGFloat = 0.5

    /// Graphics of one size in one line, as many as make a rhythm, whose distances differ by more than the rounding and
    /// not on purpose.
    @Sendable static func judge(_ input: RuleInput) -> [RuleOutcome] {
        let pictures = input.usualEntries().flatMap { index, picture in
            groups(of: picture).map { (index: index, picture: picture, group: $0) }
        }
        guard !pictures.isEmpty else { return [.notApplicable(reason: "no views of one size are repeated")] }
        return pictures.map { index, picture, group in
            let inRow = isRow(group)
            let starts = group.map { Double(inRow ? $0.frame.minX : $0.frame.minY) }
            let spread = RepeatedViews.spread(of: starts)
            guard spread > input.value(of: Self.spread), !isDeliberate(group, starts, picture, input) else {
                return .pass(1)
            }
            let measured = Measure.number(spread, .points)
            return .violation(
                Observation(
                    picture.subject(group[0]),
                    "the distances of \(group.count) repeated views differ by \(measured.text)",
                    advice: "Use one spacing for the stack instead of paddings and offsets.", measured: measured,
                    bound: input.measure(of: Self.spread), spot: picture.spot(group[0], index)))
        }
    }

    /// Whether the difference separates groups.
    ///
    /// 1. Views of several rows are where the rows are: a difference of more than a few points is theirs.
    /// 2. In a stack of these views alone, a gap separates two groups if it is much larger than the others, and none is
    ///    smaller: a view that was moved makes one gap larger and the next one smaller.
    private static func isDeliberate(
        _ group: [AuditElement], _ starts: [Double], _ picture: PictureEvidence, _ input: RuleInput
    ) -> Bool {
        guard RepeatedViews.spread(of: starts) > input.value(of: purpose) else { return false }
        guard RepeatedViews.areAlone(group, in: picture) else { return true }
        let gaps = RepeatedViews.gaps(of: starts)
        let usual = gaps[gaps.count / 2]
        return usual - gaps[0] <= input.value(of: spread) && gaps[gaps.count - 1] >= separation * usual
    }

    private static func groups(of picture: PictureEvidence) -> [[AuditElement]] {
        let graphics = picture.content.filter { ($0.shape != nil || $0.image != nil || $0.isSymbol) && $0.isUpright }
        return RepeatedViews.groups(of: graphics, atLeast: leastCount).filter { group in
            let first = group[0].frame
            let isOneSize = group.allSatisfy {
                abs($0.frame.width - first.width) < tolerance && abs($0.frame.height - first.height) < tolerance
            }
            return isOneSize && (isRow(group) || isColumn(group))
        }
    }

    private static func isRow(_ group: [AuditElement]) -> Bool {
        group.allSatisfy { abs($0.frame.minY - group[0].frame.minY) < tolerance }
    }

    private static func isColumn(_ group: [AuditElement]) -> Bool {
        group.allSatisfy { abs($0.frame.minX - group[0].frame.minX) < tolerance }
    }
}
