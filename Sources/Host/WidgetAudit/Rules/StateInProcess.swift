extension AuditRule {
    static let processState = AuditRule(
        RuleID(.widgets, 11), "process-state", .warning, decision: .review,
        title: "State survives the process",
        check: "Static and global variables that the sources change.",
        remedy: "Keep the value in UserDefaults of the app group, or in a file.",
        guideline: """
            The system ends the process of a widget between two answers. What an intent or a provider keeps in a static or \
            global variable is lost then; what must survive belongs to a file or to shared defaults.
            """,
        sources: [.developers], needs: .description, judge: ProcessStateRule.judge)
}

private enum ProcessStateRule {
    /// A cache may be lost, so that a reader decides.
    @Sendable static func judge(_ input: RuleInput) -> [RuleOutcome] {
        let variables = input.evidence.facts.processState
        guard !variables.isEmpty else {
            return [.notApplicable(reason: "the sources change no static or global variable")]
        }
        return variables.map { variable in
            .needsReview(
                Observation(
                    .named(variable.name),
                    "the variable \(variable.name) is changed in line \(variable.change.line) and lost with the process",
                    advice:
                        "Check whether it is a cache; if not, keep it in UserDefaults of the app group or in a file.",
                    measured: .text("in the process"), bound: .text("stored"), source: variable.declaration))
        }
    }
}
