extension AuditRule {
    static let frameWidths = AuditRule(
        RuleID(.guidelines, 108), "frame-widths", .error, decision: .undecided,
        title: "The layout does not depend on the width of the frame",
        check: "Nothing is measured: a widget's view does not receive the width of its frame.",
        remedy: "Let the layout depend on the size of the widget alone.",
        guideline:
            "The user chooses how wide the frame around a widget on Apple Vision Pro is; the content stays the same.",
        sources: [.widgets2025], needs: .description,
        judge: { _ in [.notApplicable(reason: "a widget's view does not receive the width of its frame")] })
}
