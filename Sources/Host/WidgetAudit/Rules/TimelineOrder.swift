import RenderModel

extension AuditRule {
    static let timelineOrder = AuditRule(
        RuleID(.guidelines, 62), "timeline-order", .error,
        title: "A timeline has entries, in the order of their dates",
        check: "The dates of each timeline's entries, in the order in which the provider returns them.",
        remedy: "Sort the entries by date, and give each a valid date.",
        guideline: """
            The system shows each entry from its date to that of the next. Entries in another order, or without a \
            valid date, are shown at the wrong time or never. After a timeline without entries the widget keeps its \
            placeholder.
            """,
        sources: [.developers], needs: .timeline, judge: TimelineOrder.judge)
}

private enum TimelineOrder {
    /// An error is about the number of entries that is kept here, which is not that of a device.
    @Sendable static func judge(_ input: RuleInput) -> [RuleOutcome] {
        let empty = input.evidence.failures.filter { $0.cause == .emptyTimeline }.map { failure in
            RuleOutcome.violation(
                Observation(
                    failure.family.map(AuditSubject.family) ?? .widget, failure.reason,
                    advice: "Return an entry whose view says that nothing is planned.", measured: .number(0, .count),
                    bound: .number(1, .count), fault: .emptyTimeline(failure.family)))
        }
        guard !input.evidence.timelines.isEmpty || !empty.isEmpty else {
            return [.notApplicable(reason: "no timeline was requested")]
        }
        return empty
            + input.evidence.timelines.flatMap { timeline -> [RuleOutcome] in
                let faults = timeline.diagnostics.filter { $0.code == .timeline && $0.severity == .warning }
                guard !faults.isEmpty else { return [.pass(1)] }
                return faults.map { diagnostic in
                    .violation(
                        Observation(
                            .family(timeline.family), "\(timeline.family.rawValue): \(diagnostic.message)",
                            advice: diagnostic.remedy ?? "Sort the entries by date.", measured: .text("a fault"),
                            bound: .text("sorted entries with valid dates")))
                }
            }
    }
}
