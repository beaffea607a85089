import ExtensionProtocol

extension AuditRule {
    static let freeTextSettings = AuditRule(
        RuleID(.guidelines, 49), "free-text-settings", .note, decision: .mixed,
        title: "Settings offer their answers",
        check: """
            Parameters that are texts and have neither options nor a default. A reader decides about those of a \
            definition file, whose options the app may provide.
            """,
        remedy: "Add a DynamicOptionsProvider or a default, or use an entity with a query.",
        guideline: """
            People configure a widget in passing, and do not look up a code or an address for it. Offer the answers, \
            or begin with one that works.
            """,
        sources: [.widgets2022], needs: .description, judge: FreeTextSettings.judge)
}

private enum FreeTextSettings {
    /// An Intents extension, which is a target of its own, may offer the answers for a definition file's parameter.
    @Sendable static func judge(_ input: RuleInput) -> [RuleOutcome] {
        let isDefined = input.evidence.description.configuration == .intent
        let parameters = input.evidence.description.parameters.filter { isText($0.kind) }
        guard !parameters.isEmpty else { return [.notApplicable(reason: "the configuration has no text to enter")] }
        return parameters.map { parameter in
            guard parameter.optionSource == .none, parameter.defaultJSON == nil else { return .pass(1) }
            let seen = Observation(
                .named(parameter.name), "the setting “\(parameter.name)” is a text without options or a default",
                advice: isDefined
                    ? "Check whether the Intents extension offers options; if not, add them or a default."
                    : "Add a DynamicOptionsProvider or a default, or use an entity with a query.",
                measured: .text("free text"), bound: .text("options or a default"))
            return isDefined ? .needsReview(seen) : .violation(seen)
        }
    }

    private static func isText(_ kind: ConfigurationParameter.Kind) -> Bool {
        if case .text = kind { true } else { false }
    }
}
