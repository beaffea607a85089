import WidgetVocabulary

extension AuditRule {
    static let largerTypeSizes = AuditRule(
        RuleID(.guidelines, 9), "larger-type-sizes", .warning,
        title: "The layout survives the larger type sizes",
        check: """
            At each type size above Large the ink of texts and controls is compared with clips, edges and other \
            texts, as for R-06 and R-07.
            """,
        remedy: "Remove fixed heights, and let the layout change with ViewThatFits or dynamicTypeSize.",
        guideline: """
            At each size up to the largest one, text and controls stay whole and apart. Let the layout change: fewer \
            rows, a stack instead of a row. The system sets the type of an inline accessory.
            """,
        sources: [.widgets2022, .widgets2025, .layout], needs: [.pictures, .typeSizes],
        thresholds: [CutContent.bound, TextOverlap.bound], judge: LargerTypeSizes.judge)
}

private enum LargerTypeSizes {
    @Sendable static func judge(_ input: RuleInput) -> [RuleOutcome] {
        input.pictures(otherwise: "no larger type size is drawn") {
            $0.conditions.typeSize > .large && $0.conditions.content == .entry && $0.conditions.hasOwnTypeSize
        }.judge { picture, index in
            let cuts = CutContent(picture: picture, index: index).violations(
                over: CutContent.bound, input,
                advice: "Remove fixed heights, or offer a layout for larger type with ViewThatFits.")
            return cuts + truncations(of: picture, index, input)
                + TextOverlap(picture: picture).violations(over: TextOverlap.bound, input, index)
        }
    }

    /// Texts that are whole at the type size Large.
    private static func truncations(of picture: PictureEvidence, _ index: Int, _ input: RuleInput) -> [RuleOutcome] {
        let large = input.evidence.index(like: picture) { $0.typeSize = .large }.map { input.evidence.pictures[$0] }
        return TruncatedText(picture: picture, index: index, usual: large).violations(
            "with larger type", advice: "Allow more lines, or offer a layout for larger type with ViewThatFits.")
    }
}
