extension AuditRule {
    static let endlessAnimation = AuditRule(
        RuleID(.guidelines, 59), "endless-animation", .error, decision: .review,
        title: "No animation is endless",
        check: "Animations in the sources that repeat forever.",
        remedy: "Remove the repetition, and let a new entry change the view.",
        guideline: """
            A widget moves only when its content changes. An animation that repeats forever stands still after two \
            seconds, in the middle of its movement.
            """,
        sources: [.widgets2025], needs: .description, judge: EndlessAnimation.judge)
}

private enum EndlessAnimation {
    @Sendable static func judge(_ input: RuleInput) -> [RuleOutcome] {
        let calls = AnimationCalls.all(in: input.sources)
        guard !calls.isEmpty else { return [.notApplicable(reason: "no animation is in the sources")] }
        return calls.map { call in
            guard call.isEndless else { return .pass(1) }
            return .needsReview(
                Observation(
                    .named(call.text), "an animation repeats forever",
                    advice: "Check whether a widget shows it; if so, remove it.", measured: .text("forever"),
                    bound: .text("two seconds"), source: call.position))
        }
    }
}
