extension AuditRule {
    static let occasionVariant = AuditRule(
        RuleID(.guidelines, 133), "occasion-variant", .note, decision: .undecided,
        title: "A widget may mark an occasion",
        check: "Nothing is measured: which occasions fit a widget is its author's choice.",
        remedy: "Provide an entry for the occasion, if there is one.",
        guideline:
            "A widget may look different on an occasion that fits its content, such as a holiday or a full moon.",
        sources: [.widgets2022, .widgets2025], needs: .description,
        judge: { _ in [.notApplicable(reason: "which occasions fit a widget is its author's choice")] })
}
