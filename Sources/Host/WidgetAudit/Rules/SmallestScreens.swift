import WidgetVocabulary

extension AuditRule {
    static let smallestScreens = AuditRule(
        RuleID(.guidelines, 19), "smallest-screens", .error,
        title: "Content fits every listed size",
        check: """
            The smallest screens of the platforms are drawn, and the ink of texts and controls is compared with the \
            clips and edges there, as for R-06.
            """,
        remedy: "Replace fixed sizes by flexible ones, or offer a smaller layout with ViewThatFits.",
        guideline: """
            A family has a different size on each screen. What needs more than the smallest one offers is cut there. \
            Text that ends in an ellipsis is W-05's.
            """,
        sources: [.widgets2022, .widgets2025], needs: [.pictures, .smallestScreen], thresholds: [CutContent.bound],
        judge: SmallestScreens.judge)
}

private enum SmallestScreens {
    @Sendable static func judge(_ input: RuleInput) -> [RuleOutcome] {
        let reference = input.evidence.reference
        return input.pictures(otherwise: "the widget is drawn on one screen only") {
            $0.conditions.device != reference.device && $0.conditions.locale == reference.locale
                && $0.conditions.content == .entry && $0.conditions.typeSize <= .large
        }.judge { picture, index in
            CutContent(picture: picture, index: index).violations(
                over: CutContent.bound, input,
                advice: "Replace fixed sizes by flexible ones, or offer a smaller layout with ViewThatFits.")
        }
    }
}
