extension AuditRule {
    static let signedOut = AuditRule(
        RuleID(.guidelines, 131), "signed-out", .warning, decision: .review,
        title: "A widget without an account explains itself",
        check: "Current entries that show no text, no symbol and no image.",
        remedy: "State that the widget waits for an account or for data, and what to do.",
        guideline: """
            A widget whose app needs an account, or has no data yet, states that and what to do. An empty widget looks \
            broken.
            """,
        sources: [.widgets2022, .widgets2025], needs: .pictures, judge: SignedOut.judge)
}

private enum SignedOut {
    /// Whether a widget needs an account is not known. Concrete are entries that show no text, no symbol and no image:
    /// here no user is signed in.
    @Sendable static func judge(_ input: RuleInput) -> [RuleOutcome] {
        let pictures = input.usualPictures()
        guard !pictures.isEmpty else { return [.notApplicable(reason: "no entry is drawn")] }
        return pictures.map { index, picture in
            guard picture.showsNothing else { return .pass(1) }
            return .needsReview(
                Observation(
                    .family(picture.conditions.family), "the widget shows nothing",
                    advice: "Check whether it waits for an account or data; if so, state that, and what to do.",
                    measured: .text("nothing"), bound: .text("an explanation"), spot: picture.spot(index)))
        }
    }
}
