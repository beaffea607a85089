extension AuditRule {
    static let crash = AuditRule(
        RuleID(.widgets, 12), "crash", .error, decision: .mixed,
        title: "The widget answers every request",
        check: """
            Requests that end the process or that it does not answer. A provider that returns no entry in time needs \
            a review.
            """,
        remedy: "Correct the cause; `tessera check` prints the last lines of the output.",
        guideline: """
            A widget that crashes, hangs or exceeds a limit keeps its old content or shows its placeholder. The other \
            places are audited nevertheless.
            """,
        sources: [.developers], needs: [.pictures, .appearances, .placeholder, .gallery, .archive],
        judge: Crash.judge)
}

private enum Crash {
    /// A provider that returns no entry may lack a network or data here, so that it needs a review.
    @Sendable static func judge(_ input: RuleInput) -> [RuleOutcome] {
        guard !input.evidence.failures.isEmpty else { return [.pass(max(input.evidence.pictures.count, 1))] }
        return input.evidence.failures.map { failure in
            let subject = failure.family.map(AuditSubject.family) ?? .widget
            let name = failure.family.map { " of \($0.rawValue)" } ?? ""
            let request = "the \(failure.request)\(name)"
            func seen(_ message: String, _ advice: String, measured: String = "no answer") -> Observation {
                Observation(subject, message, advice: advice, measured: .text(measured), bound: .text("an answer"))
            }
            switch failure.cause {
            case .process:
                return .violation(
                    seen(
                        "\(request) fails: \(failure.reason)",
                        "Fix the cause; `tessera check` prints the last lines of its output."))
            case .provider, .emptyTimeline:
                return .needsReview(
                    seen(
                        "\(request) fails: \(failure.reason)",
                        "Check whether it answers on a device; --time-limit allows more time."))
            case .size:
                return .needsReview(
                    seen(
                        "\(request) is audited in part: \(failure.reason)",
                        "Draw fewer views, or check the others by eye.", measured: "too large"))
            }
        }
    }
}
