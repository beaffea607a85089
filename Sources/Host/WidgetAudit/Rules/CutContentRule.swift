import WidgetVocabulary

extension AuditRule {
    static let cutContent = AuditRule(
        RuleID(.guidelines, 6), "cut-content", .error,
        title: "Text and controls are not cut off",
        guideline: """
            What reaches beyond its container, the edge or the rounded corner of the widget is cut there without an \
            ellipsis, so that no one sees that something is missing.
            """,
        sources: [.layout, .widgets2022, .widgets2025], needs: [.pictures, .appearances, .archive],
        thresholds: [CutContent.bound], judge: CutContentRule.judge)
}

private enum CutContentRule {
    /// Other screens are R-19's, other languages R-32's, larger type sizes R-09's.
    @Sendable static func judge(_ input: RuleInput) -> [RuleOutcome] {
        input.pictures(otherwise: "no entry is drawn at the type size Large") {
            input.evidence.isUsual($0) && $0.conditions.typeSize <= .large
        }.judge { picture, index in
            CutContent(picture: picture, index: index).violations(
                over: CutContent.bound, input,
                advice: "Remove the fixed frame or offset, or offer a smaller layout with ViewThatFits.")
        }
    }
}
