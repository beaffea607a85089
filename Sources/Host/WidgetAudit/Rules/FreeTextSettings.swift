import ExtensionProtocol

extension AuditRule {
    static let freeTextSettings = AuditRule(
        RuleID(.guidelines, 49), "free-text-settings", .note,
        title: "Settings offer their answers",
        check: "Parameters that are texts and have neither options nor a default.",
        remedy: "Add a DynamicOptionsProvider or a default, or use an entity with a query.",
        guideline: """
            People configure a widget in passing, and do not look up a code or an address for it. Offer the answers, \
            or begin with one that works.
            """,
        sources: [.widgets2022], needs: .description, judge: FreeTextSettings.judge)
}

private enum FreeTextSettings {
    @Sendable static func judge(_ input: RuleInput) -> [RuleOutcome] {
        let parameters = input.evidence.description.parameters.filter { isText($0.kind) }
        guard !parameters.isEmpty else { return [.notApplicable(reason: "the configuration has no text to enter")] }
        return parameters.map { parameter in
            guard parameter.optionSource == .none, parameter.defaultJSON == nil else { return .pass(1) }
            return .violation(
                Observation(
                    .named(parameter.name), "the setting “\(parameter.name)” is a text without options or a default",
                    advice: "Add a DynamicOptionsProvider or a default, or use an entity with a query.",
                    measured: .text("free text"), bound: .text("options or a default")))
        }
    }

    private static func isText(_ kind: ConfigurationParameter.Kind) -> Bool {
        if case .text = kind { true } else { false }
    }
}
