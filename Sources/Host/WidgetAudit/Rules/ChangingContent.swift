extension AuditRule {
    static let changingContent = AuditRule(
        RuleID(.guidelines, 54), "changing-content", .warning,
        title: "The content changes over the day",
        check: "The number of different drawings among the entries of a timeline that covers the stated time.",
        remedy: "Show in each entry what is different then, or provide one entry.",
        guideline: """
            A widget that looks the same in the morning and in the evening is soon ignored. Entries that all look the \
            same are irrelevant.
            """,
        sources: [.widgets2022, .widgets2025], needs: [.pictures, .timeline, .archive],
        thresholds: [ChangingContent.span], judge: ChangingContent.judge)
}

private enum ChangingContent {
    static let span = Threshold("span", 82_800, .seconds, .measured("23 hours: what a day of hourly entries covers"))

    /// Seconds from the first entry to the end of the last one, which is shown as long as the one before. Of two entries
    /// the second may be shown for any time.
    private static func covered(by timeline: TimelineEvidence) -> Double {
        let dates = timeline.dates.sorted()
        guard let first = dates.first, let last = dates.last else { return 0 }
        guard dates.count > 2 else { return last - first }
        return last - first + (last - dates[dates.count - 2])
    }

    /// A timeline for a day whose entries all have one drawing. Text that shows the time by itself has a different
    /// drawing in each entry.
    @Sendable static func judge(_ input: RuleInput) -> [RuleOutcome] {
        let timelines = input.evidence.timelines.filter { timeline in
            timeline.drawings != nil && covered(by: timeline) >= input.value(of: span)
        }
        guard !timelines.isEmpty else { return [.notApplicable(reason: "no timeline covers a day")] }
        return timelines.map { timeline in
            guard timeline.drawings == 1 else { return .pass(1) }
            let shown = input.usualPictures().first { $0.picture.conditions.family == timeline.family }
            return .violation(
                Observation(
                    .family(timeline.family),
                    "the \(timeline.dates.count) entries of \(timeline.family.rawValue) look the same all day",
                    advice: "Show in each entry what is different then, or use one entry.",
                    measured: .number(1, .count),
                    bound: .number(2, .count), spot: shown.map { $0.picture.spot($0.index) }))
        }
    }
}
