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
        return groups(of: input.evidence.failures).map { group in
            let failure = group.first
            let subject = failure.family.map(AuditSubject.family) ?? .widget
            let name = failure.family.map { " of \($0.rawValue)" } ?? ""
            let request = "the \(failure.request)\(name)"
            let others = group.others.isEmpty ? "" : "; so does the \(group.others.joined(separator: ", the "))"
            func seen(_ message: String, _ advice: String, measured: String = "no answer") -> Observation {
                Observation(
                    subject, message + others, advice: advice, measured: .text(measured), bound: .text("an answer"),
                    fault: failure.cause == .emptyTimeline ? .emptyTimeline(failure.family) : nil)
            }
            // The output of the process may follow in further lines.
            let reason = failure.reason.split(whereSeparator: \.isNewline)
                .map { line in String(line.drop { $0.isWhitespace }) }.joined(separator: ": ")
            switch failure.cause {
            case .process:
                return .violation(
                    seen(
                        "\(request) fails: \(reason)",
                        "Fix the cause; `tessera check` prints the last lines of its output."))
            case .provider, .emptyTimeline:
                return .needsReview(
                    seen(
                        "\(request) fails: \(reason)",
                        "Check whether it answers on a device; --time-limit allows more time."))
            case .size:
                return .needsReview(
                    seen(
                        "\(request) is audited in part: \(reason)",
                        "Draw fewer views, or check the others by eye.", measured: "too large"))
            }
        }
    }

    private struct Group {
        /// The failure that describes the group: the earliest.
        var first: WidgetEvidence.Failure
        /// Further requests that fail.
        var others: [String] = []
    }

    /// The failures of one family with one cause. A provider that answers nothing fails at several requests, each with
    /// another limit of time; the reasons of other causes differ with the fault.
    private static func groups(of failures: [WidgetEvidence.Failure]) -> [Group] {
        var groups: [Group] = []
        for failure in failures {
            let known = groups.firstIndex { group in
                group.first.cause == failure.cause && group.first.family == failure.family
                    && (failure.cause == .provider || group.first.reason == failure.reason)
            }
            guard let known else {
                groups.append(Group(first: failure))
                continue
            }
            let named = [groups[known].first.request] + groups[known].others
            if !named.contains(failure.request) { groups[known].others.append(failure.request) }
        }
        return groups
    }
}
