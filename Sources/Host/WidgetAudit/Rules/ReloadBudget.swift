extension AuditRule {
    static let reloadBudget = AuditRule(
        RuleID(.guidelines, 53), "reload-budget", .warning,
        title: "Planned reloads fit the daily budget",
        check: "The reload that the timeline's policy asks for is projected over a day.",
        remedy: "Provide entries for a longer period, and reload at its end.",
        guideline: """
            The system grants a widget that is seen often 40 to 70 reloads a day. A timeline that asks for more shows \
            old data from noon on.
            """,
        sources: [.widgets2022, .widgets2025], needs: .timeline, thresholds: [ReloadBudget.perDay],
        judge: ReloadBudget.judge)
}

private enum ReloadBudget {
    static let perDay = Threshold("per-day", 70, .count, .stated("Keeping a widget up to date, 40 to 70 reloads a day"))
    private static let day = 86_400.0
    /// Reloads are never granted more often.
    private static let leastInterval = 1.0

    /// The policy of one timeline is projected over a day: reloads that are due in the past are due at once.
    @Sendable static func judge(_ input: RuleInput) -> [RuleOutcome] {
        input.timelines { timeline in
            guard let reload = timeline.reload else { return .pass(1) }
            let interval = max(reload - timeline.requested, leastInterval)
            let reloads = (day / interval).rounded()
            guard reloads > input.value(of: perDay) else { return .pass(1) }
            return .violation(
                Observation(
                    .family(timeline.family),
                    "the timeline of \(timeline.family.rawValue) asks for a reload after "
                        + "\(Measure.number(interval.rounded(), .seconds).text), which is \(Measure.digits(reloads)) a day",
                    advice: "Provide entries for a longer period, and reload at its end.",
                    measured: .number(reloads, .count), bound: input.measure(of: perDay),
                    fault: .reload(timeline.family)))
        }
    }
}
