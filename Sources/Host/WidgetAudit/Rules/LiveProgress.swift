extension AuditRule {
    static let liveProgress = AuditRule(
        RuleID(.guidelines, 61), "live-progress", .note,
        title: "Progress in real time is a Live Activity",
        check: "The longest time between two entries, their number and the time that they cover.",
        remedy: "Show the progress in a Live Activity, and its result in the widget.",
        guideline: """
            A game, a delivery or a ride that changes from minute to minute and ends within hours belongs in a Live \
            Activity, which is updated at once and disappears when it is over.
            """,
        sources: [.widgets2025], needs: .timeline,
        thresholds: [LiveProgress.gap, LiveProgress.span, LiveProgress.entries], judge: LiveProgress.judge)
}

private enum LiveProgress {
    static let gap = Threshold("gap", 300, .seconds, .stated("Keeping a widget up to date, about 5 minutes"))
    static let span = Threshold("span", 43_200, .seconds, .measured("twelve hours, the longest Live Activity"))
    static let entries = Threshold("entries", 6, .count, .measured("fewer are a change, not a progress"))

    /// The longest series of entries that follow each other within minutes.
    @Sendable static func judge(_ input: RuleInput) -> [RuleOutcome] {
        input.timelines { timeline in
            let series = timeline.gaps.split { $0 >= input.value(of: gap) }.max { $0.count < $1.count } ?? []
            guard Double(series.count + 1) >= input.value(of: entries), let largest = series.max(),
                series.reduce(0, +) < input.value(of: span)
            else { return .pass(1) }
            return .violation(
                Observation(
                    .family(timeline.family),
                    "\(series.count + 1) entries of \(timeline.family.rawValue) in a row are at most "
                        + "\(Measure.number(largest, .seconds).text) apart",
                    advice: "Show the progress in a Live Activity, and its result in the widget.",
                    measured: .number(largest, .seconds), bound: input.measure(of: gap)))
        }
    }
}
