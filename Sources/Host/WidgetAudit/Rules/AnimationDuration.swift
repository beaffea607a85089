extension AuditRule {
    static let animationDuration = AuditRule(
        RuleID(.guidelines, 58), "animation-duration", .error, decision: .review,
        title: "Animations take at most two seconds",
        check: "The durations and delays of animations in the sources.",
        remedy: "Shorten the animation to two seconds with its delay.",
        guideline: """
            The system plays the transition from one entry to the next within two seconds. A longer animation, with \
            its delay, ends abruptly.
            """,
        sources: [.widgets2025], needs: .description, thresholds: [AnimationDuration.limit],
        judge: AnimationDuration.judge)
}

private enum AnimationDuration {
    static let limit = Threshold("limit", 2, .seconds, .stated("Widgets, animations of up to two seconds"))

    @Sendable static func judge(_ input: RuleInput) -> [RuleOutcome] {
        let calls = AnimationCalls.all(in: input.sources).filter { $0.duration != nil || $0.delay != nil }
        guard !calls.isEmpty else { return [.notApplicable(reason: "no duration of an animation is in the sources")] }
        return calls.map { call in
            let seconds = (call.duration ?? 0) + (call.delay ?? 0)
            guard seconds > input.value(of: limit) else { return .pass(1) }
            let measured = Measure.number(seconds, .seconds)
            return .needsReview(
                Observation(
                    .named(call.text), "an animation takes \(measured.text)",
                    advice: "Check whether a widget shows it; if so, shorten it to two seconds with its delay.",
                    measured: measured, bound: input.measure(of: limit), source: call.position))
        }
    }
}
