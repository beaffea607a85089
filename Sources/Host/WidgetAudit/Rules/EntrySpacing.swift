extension AuditRule {
    static let entrySpacing = AuditRule(
        RuleID(.guidelines, 52), "entry-spacing", .error,
        title: "Entries and reloads are minutes apart",
        check: """
            The shortest time between two entries of a timeline, and until its reload. Below the first threshold it is \
            an error, below the second a warning.
            """,
        remedy: "Use Text(_:style:) or a timer interval for what counts, and entries for what changes.",
        guideline: """
            Widgets do not show changes from second to second. Entries that are closer than a minute are merged or shown \
            late; text that counts by itself needs no entries.
            """,
        sources: [.widgets2022, .widgets2025, .tutorial], needs: .timeline,
        thresholds: [EntrySpacing.least, EntrySpacing.advised], judge: EntrySpacing.judge)
}

private enum EntrySpacing {
    static let least = Threshold("least", 60, .seconds, .measured("the documents exclude updates by the second"))
    static let advised = Threshold("advised", 300, .seconds, .stated("Keeping a widget up to date, about 5 minutes"))

    @Sendable static func judge(_ input: RuleInput) -> [RuleOutcome] {
        input.timelines { timeline in
            let reload = timeline.waiting.map {
                ($0.rounded(), "a reload of \(timeline.family.rawValue) is requested after")
            }
            let entries = timeline.gaps.min().map {
                ($0, "entries of \(timeline.family.rawValue) follow each other after")
            }
            let gaps = [entries, reload].compactMap { $0 }
            guard let (gap, name) = gaps.min(by: { $0.0 < $1.0 }), gap < input.value(of: advised) else {
                return .pass(1)
            }
            let isError = gap < input.value(of: least)
            return .violation(
                Observation(
                    .family(timeline.family), "\(name) \(Measure.number(gap, .seconds).text)",
                    advice: "Use Text(_:style:) or a timer interval for what counts, and entries for what changes.",
                    measured: .number(gap, .seconds), bound: input.measure(of: isError ? least : advised),
                    severity: isError ? nil : .warning, fault: gap == reload?.0 ? .reload(timeline.family) : nil))
        }
    }
}
