extension AuditRule {
    static let inlineTarget = AuditRule(
        RuleID(.guidelines, 37), "inline-target", .error,
        title: "An inline accessory has one target",
        check: "The number of buttons, toggles and links of the inline accessory.",
        remedy: "Let the whole accessory be the target, with widgetURL(_:).",
        guideline: """
            An inline accessory is one line of the Lock Screen or of a watch face; a tap on any part of it opens the \
            app.
            """,
        sources: [.widgets2025], needs: [.pictures, .archive], thresholds: [AccessoryTargets.limit],
        judge: { input in
            AccessoryTargets.outcomes(
                input, in: [.accessoryInline], otherwise: "the widget has no inline accessory")
        })
}
