import ExtensionProtocol

extension AuditRule {
    static let settingTexts = AuditRule(
        RuleID(.guidelines, 51), "setting-texts", .error,
        title: "The configuration has a text for everything that it shows",
        check: """
            The title and the description of the intent, the titles of its parameters and the names of their values.
            """,
        remedy: "Add the missing text to the declaration.",
        guideline: """
            The form for a widget consists of the title and the description of its intent, of the titles of parameters \
            and of the names of their values. An empty one is an empty line that no one can understand.
            """,
        sources: [.tutorial], needs: .description, judge: SettingTexts.judge)
}

private enum SettingTexts {
    /// The names of a definition file for intents are in its own table, which the description does not have.
    @Sendable static func judge(_ input: RuleInput) -> [RuleOutcome] {
        let description = input.evidence.description
        guard description.configuration == .appIntent else {
            return [.notApplicable(reason: "the widget has no app intent for its configuration")]
        }
        var texts = [
            ("the title of the configuration's intent", description.intentTitle),
            ("the description of the configuration's intent", description.intentDescription),
        ]
        let (cases, keys) = (input.sources.cases, input.sources.keys)
        for parameter in description.parameters {
            texts.append(("the title of the setting “\(parameter.name)”", parameter.title))
            for option in parameter.options {
                let title = isUnnamed(option, among: parameter.options, cases, keys) ? "" : option.title
                texts.append(("the name of the value \(option.json) of “\(parameter.name)”", title))
            }
        }
        return texts.map { name, text in
            guard text.allSatisfy(\.isWhitespace) else { return .pass(1) }
            return .violation(
                Observation(
                    .named(name), "\(name) is empty", advice: "Add the text to the declaration.",
                    measured: .text("empty"), bound: .text("a text")))
        }
    }

    /// Whether the option has the name of its case because the table of the enumeration lacks it: the sources have such
    /// a case, a key for another option, and none for this one.
    private static func isUnnamed(
        _ option: ConfigurationOption, among options: [ConfigurationOption], _ cases: Set<Substring>,
        _ keys: Set<Substring>
    ) -> Bool {
        let title = option.title[...]
        return cases.contains(title) && !keys.contains(title)
            && options.contains { other in other != option && keys.contains(other.json.filter { $0 != "\"" }[...]) }
    }
}
