import WidgetVocabulary

extension AuditRule {
    static let smartStackRelevance = AuditRule(
        RuleID(.guidelines, 115), "smart-stack-relevance", .note, decision: .review,
        title: "A widget for the Smart Stack of a watch states its relevance",
        check: "The relevance of the timeline's entries, for families that the Smart Stack of a watch shows.",
        remedy: "Give the entries a relevance, or implement relevance() of the provider.",
        guideline: """
            The Smart Stack shows on top what is relevant now. A widget that states neither times nor places for that is \
            found by scrolling only.
            """,
        sources: [.widgets2025], needs: [.pictures, .timeline, .appearances], judge: SmartStackRelevance.judge)
}

private enum SmartStackRelevance {
    /// The relevance of entries is known. That of the provider, which replaces it, was not requested, so that a reader
    /// decides.
    @Sendable static func judge(_ input: RuleInput) -> [RuleOutcome] {
        let families = Set(
            input.evidence.pictures.filter { $0.conditions.context == .watchSmartStack }.map(\.conditions.family))
        let timelines = input.evidence.timelines.filter { families.contains($0.family) && $0.hasRelevance != nil }
        guard !timelines.isEmpty else {
            return [.notApplicable(reason: "the widget is not shown in the Smart Stack of a watch")]
        }
        return timelines.map { timeline in
            guard timeline.hasRelevance == false else { return .pass(1) }
            return .needsReview(
                Observation(
                    .family(timeline.family), "no entry of \(timeline.family.rawValue) has a relevance",
                    advice: "Check whether relevance() of the provider states when the widget is relevant.",
                    measured: .text("no relevance"), bound: .text("a relevance")))
        }
    }
}
