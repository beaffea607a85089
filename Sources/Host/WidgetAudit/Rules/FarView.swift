extension AuditRule {
    static let farView = AuditRule(
        RuleID(.guidelines, 106), "far-view", .error, decision: .mixed,
        title: "The view from afar has larger type and fewer details",
        check: """
            The largest text and the number of views at both levels of detail. A layout with neither larger type nor \
            fewer views is certain; one with one of them needs a review.
            """,
        remedy: "Enlarge the most important value, and omit what supports it, when levelOfDetail is simplified.",
        guideline: """
            The simplified level of detail is for a viewer on the other side of a room: the type is larger, and details \
            that are not readable are gone.
            """,
        sources: [.widgets2025], needs: [.pictures, .appearances], judge: FarView.judge)
}

private enum FarView {
    /// Points; layout rounds the size of shrunk text.
    private static let tolerance = 0.1

    /// A layout that has neither is a violation. One that has only one of them needs a review: a single number may be
    /// large in both. Layouts without a difference are R-105's.
    @Sendable static func judge(_ input: RuleInput) -> [RuleOutcome] {
        input.distances { pair in
            guard !pair.isSame else { return [] }
            let (near, far) = (
                VisionDistances.largestText(in: pair.near), VisionDistances.largestText(in: pair.far)
            )
            let isLarger = far > near + tolerance
            let isSimpler = pair.far.content.count < pair.near.content.count
            guard !isLarger || !isSimpler else { return [] }
            let seen = pair.observation(
                isLarger ? "the view from afar has as many details" : "the largest text is no larger from afar",
                advice:
                    "Enlarge the most important value, and omit what supports it, when levelOfDetail is simplified.",
                measured: .number(far, .points), bound: .number(near, .points))
            return [isLarger || isSimpler ? .needsReview(seen) : .violation(seen)]
        }
    }
}
