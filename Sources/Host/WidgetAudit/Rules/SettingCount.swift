extension AuditRule {
    static let settingCount = AuditRule(
        RuleID(.guidelines, 48), "setting-count", .warning,
        title: "A widget has few settings",
        check: "The number of parameters of the configuration's intent.",
        remedy: "Combine settings, or derive them from the app's own.",
        guideline: """
            People configure a widget while they arrange their Home Screen. Many settings, or settings whose answer is \
            not known by heart, keep them from adding it.
            """,
        sources: [.widgets2022], needs: .description, thresholds: [SettingCount.limit], judge: SettingCount.judge)
}

private enum SettingCount {
    static let limit = Threshold("limit", 4, .count, .measured("as many as a form shows without scrolling"))

    @Sendable static func judge(_ input: RuleInput) -> [RuleOutcome] {
        let description = input.evidence.description
        guard description.configuration == .appIntent || description.configuration == .intent else {
            return [.notApplicable(reason: "the widget cannot be configured")]
        }
        let count = description.parameters.count
        guard Double(count) > input.value(of: limit) else { return [.pass(1)] }
        return [
            .violation(
                Observation(
                    .widget, "the configuration has \(count) parameters",
                    advice: "Combine settings, or derive them from the app's own.",
                    measured: .number(Double(count), .count), bound: input.measure(of: limit)))
        ]
    }
}
