import ExtensionProtocol

extension AuditRule {
    static let settingDefaults = AuditRule(
        RuleID(.guidelines, 50), "setting-defaults", .warning,
        title: "Settings have defaults",
        check: """
            Required parameters that have no default. One with options from a provider or an entity is exempt, since \
            these may state it.
            """,
        remedy: "Add a default to the declaration, or make the parameter optional.",
        guideline: """
            A widget is useful as soon as it is added. A required setting without a default leaves it empty until \
            someone finds the configuration.
            """,
        sources: [.widgets2022, .tutorial], needs: .description, judge: SettingDefaults.judge)
}

private enum SettingDefaults {
    /// A provider of options, and the query of an entity, may have a default that the description does not show.
    @Sendable static func judge(_ input: RuleInput) -> [RuleOutcome] {
        let parameters = input.evidence.description.parameters.filter { $0.presence == .required && $0.list == nil }
        guard !parameters.isEmpty else { return [.notApplicable(reason: "the configuration has no required setting")] }
        return parameters.map { parameter in
            let isKnown = parameter.optionSource == .none || parameter.optionSource == .fixed
            guard isKnown, parameter.defaultJSON == nil else { return .pass(1) }
            return .violation(
                Observation(
                    .named(parameter.name), "the required setting “\(parameter.name)” has no default",
                    advice: "Add a default to its declaration, or make it optional.", measured: .text("none"),
                    bound: .text("a default")))
        }
    }
}
