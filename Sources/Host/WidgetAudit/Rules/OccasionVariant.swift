extension AuditRule {
    static let occasionVariant = AuditRule(
        RuleID(.guidelines, 133), "occasion-variant", .note,
        title: "A widget may mark an occasion",
        guideline:
            "A widget may look different on an occasion that fits its content, such as a holiday or a full moon.",
        sources: [.widgets2022, .widgets2025], needs: .description,
        judge: { _ in [.notApplicable(reason: "which occasions fit a widget is its author's choice")] })
}
