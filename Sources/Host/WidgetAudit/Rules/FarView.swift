extension AuditRule {
    static let farView = AuditRule(
        RuleID(.guidelines, 106), "far-view", .error, decision: .mixed,
        title: "The view from afar has larger type and fewer details",
        check: """
            The largest text and the number of views at both levels of detail. A layout without larger type, or with \
            as many views, is certain, unless the type is large nearby already or there are too few views to omit \
            any.
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

    /// Type of this size is large nearby as well: that of the text style Large Title.
    private static let largeType = 34.0
    /// Nothing can be omitted of fewer views.
    private static let fewest = 3

    /// 1. A layout from afar that has no larger type is a violation, and so is one with as many views or more.
    /// 2. It needs a review if it has at least one of both and the other is not worse: nearby the type is large
    ///    already, or there are too few views to omit any.
    /// 3. Layouts without a difference are R-105's.
    @Sendable static func judge(_ input: RuleInput) -> [RuleOutcome] {
        input.distances { pair in
            guard !pair.isSame else { return [] }
            let (near, far) = (
                VisionDistances.largestText(in: pair.near), VisionDistances.largestText(in: pair.far)
            )
            let isLarger = far > near + tolerance
            let (views, distant) = (pair.near.content.count, pair.far.content.count)
            let isSimpler = distant < views
            guard !isLarger || !isSimpler else { return [] }
            let mayStay =
                isLarger && distant == views && views < fewest
                || isSimpler && near >= largeType && far >= near - tolerance
            let seen = pair.observation(
                isLarger ? "the view from afar has as many details" : "the largest text is no larger from afar",
                advice:
                    "Enlarge the most important value, and omit what supports it, when levelOfDetail is simplified.",
                measured: .number(far, .points), bound: .number(near, .points))
            return [mayStay ? .needsReview(seen) : .violation(seen)]
        }
    }
}
