import WidgetVocabulary

extension AuditRule {
    static let largerTypeSizes = AuditRule(
        RuleID(.guidelines, 9), "larger-type-sizes", .warning,
        title: "The layout survives the larger type sizes",
        check: """
            At each type size above Large the ink of texts and controls is compared with clips, edges and other \
            texts, as for R-06 and R-07, and with symbols that are next to a text at Large.
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
            let large = input.evidence.index(like: picture) { $0.typeSize = .large }.map { input.evidence.pictures[$0] }
            let advice = "Remove fixed heights, or offer a layout for larger type with ViewThatFits."
            let cuts = CutContent(picture: picture, index: index).violations(
                over: CutContent.bound, input, advice: advice)
            let truncations = TruncatedText(picture: picture, index: index, usual: large).violations(
                "with larger type", advice: "Allow more lines, or offer a layout for larger type with ViewThatFits.")
            let covered = large.map { large in
                SymbolOverlap(picture: picture, index: index, usual: large).violations(
                    over: TextOverlap.bound, input, advice: advice)
            }
            return cuts + truncations + TextOverlap(picture: picture).violations(over: TextOverlap.bound, input, index)
                + (covered ?? [])
        }
    }
}
