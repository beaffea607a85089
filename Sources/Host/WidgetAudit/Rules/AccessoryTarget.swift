extension AuditRule {
    static let accessoryTarget = AuditRule(
        RuleID(.guidelines, 38), "accessory-target", .warning,
        title: "An accessory has one target",
        check: "The number of buttons, toggles and links of circular, corner and rectangular accessories.",
        remedy: "Let the whole accessory be the target, with widgetURL(_:).",
        guideline: """
            Accessories are smaller than two fingertips. Two targets in one are hit by chance.
            """,
        sources: [.widgets2025], needs: [.pictures, .archive], thresholds: [AccessoryTargets.limit],
        judge: { input in
            AccessoryTargets.outcomes(
                input, in: [.accessoryCircular, .accessoryCorner, .accessoryRectangular],
                otherwise: "the widget has no circular, corner or rectangular accessory")
        })
}
