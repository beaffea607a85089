import WidgetVocabulary

extension AuditRule {
    static let cutContent = AuditRule(
        RuleID(.guidelines, 6), "cut-content", .error,
        title: "Text and controls are not cut off",
        check: """
            The ink of each text, and of each symbol of a control, is compared with the clips around it, the edge \
            and the rounded corner of the widget, in every place, appearance and entry.
            """,
        remedy: """
            Remove the fixed frame or offset that pushes the content out, or offer a smaller layout with \
            ViewThatFits.
            """,
        guideline: """
            What reaches beyond its container, the edge or the rounded corner of the widget is cut there without an \
            ellipsis, so that no one sees that something is missing.
            """,
        sources: [.layout, .widgets2022, .widgets2025], needs: [.pictures, .appearances, .archive, .mirrored],
        thresholds: [CutContent.bound], judge: CutContentRule.judge)
}

private enum CutContentRule {
    /// Other screens are R-19's, other languages R-32's, larger type sizes R-09's.
    @Sendable static func judge(_ input: RuleInput) -> [RuleOutcome] {
        input.pictures(otherwise: "no entry is drawn at the type size Large") {
            (input.evidence.isUsual($0) || $0.conditions.content == .mirrored) && $0.conditions.typeSize <= .large
        }.judge { picture, index in
            CutContent(picture: picture, index: index).violations(
                over: CutContent.bound, input,
                advice: "Remove the fixed frame or offset, or offer a smaller layout with ViewThatFits.")
        }
    }
}
