import WidgetVocabulary

/// How a configuration reads as a sentence, and which parameters a form shows when.
package indirect enum ConfigurationSummary: Hashable, Sendable {
    /// The source declares none: a form shows all parameters in order.
    case automatic
    case sentence(Sentence)
    /// No sentence, but conditions on which single parameters are shown.
    case rows([Row])
    case when(Condition, then: ConfigurationSummary, otherwise: ConfigurationSummary)
    /// The first branch whose value matches; otherwise `otherwise`.
    case choose(Subject, branches: [Branch], otherwise: ConfigurationSummary)

    package struct Sentence: Hashable, Sendable {
        package enum Part: Hashable, Sendable {
            case text(String)
            /// A parameter's name, replaced by its value.
            case parameter(String)
        }

        package var parts: [Part]
        /// Names of the parameters listed below the sentence.
        package var others: [String]

        package init(parts: [Part], others: [String] = []) {
            self.parts = parts
            self.others = others
        }

        /// The parameters that are shown, in order.
        package var parameters: [String] {
            let inline = parts.compactMap { part in
                if case .parameter(let name) = part { name } else { nil }
            }
            var seen: Set<String> = []
            return (inline + others).filter { seen.insert($0).inserted }
        }
    }

    package struct Row: Hashable, Sendable {
        package var parameter: String
        /// `nil` when it is always shown.
        package var condition: Condition?

        package init(_ parameter: String, shownWhen condition: Condition? = nil) {
            self.parameter = parameter
            self.condition = condition
        }
    }

    /// What a condition tests.
    package enum Subject: Hashable, Sendable {
        case parameter(String)
        case widgetFamily
    }

    package struct Branch: Hashable, Sendable {
        /// JSON; for the widget's family, its quoted name.
        package var values: [String]
        package var summary: ConfigurationSummary

        package init(values: [String], summary: ConfigurationSummary) {
            self.values = values
            self.summary = summary
        }
    }

    package struct Condition: Hashable, Sendable {
        package enum Comparison: Hashable, Sendable {
            /// JSON; for the widget's family, its quoted name.
            case equals(String)
            case differs(from: String)
            case isOneOf([String])
            case hasValue
            case hasNoValue
        }

        package var subject: Subject
        package var comparison: Comparison

        package init(_ subject: Subject, _ comparison: Comparison) {
            self.subject = subject
            self.comparison = comparison
        }
    }
}

extension ConfigurationSummary {
    /// The sentence that applies to a configuration; `nil` when all parameters are shown in order.
    ///
    /// - Parameter values: JSON by parameter name, with defaults filled in.
    package func sentence(values: [String: String], family: Family) -> Sentence? {
        switch self {
        case .automatic: return nil
        case .sentence(let sentence): return sentence
        case .rows(let rows):
            return Sentence(parts: [], others: Self.shown(rows, values: values, family: family))
        case .when(let condition, let then, let otherwise):
            let chosen = condition.holds(values: values, family: family) ? then : otherwise
            return chosen.sentence(values: values, family: family)
        case .choose(let subject, let branches, let otherwise):
            let value = subject.value(in: values, family: family)
            let chosen = branches.first { branch in branch.values.contains { Self.isSame($0, value) } }
            return (chosen?.summary ?? otherwise).sentence(values: values, family: family)
        }
    }

    /// Names of the rows whose condition holds. Conditions see a parameter that is not shown as having no value,
    /// whatever it was set to before.
    private static func shown(_ rows: [Row], values: [String: String], family: Family) -> [String] {
        var known = values
        var shown = rows
        while let index = shown.firstIndex(where: { $0.condition?.holds(values: known, family: family) == false }) {
            known[shown[index].parameter] = nil
            shown.remove(at: index)
        }
        return shown.map(\.parameter)
    }

    /// Names of the parameters that a form shows, in order.
    ///
    /// - Parameter all: the parameters in source order.
    package func visibleParameters(
        of all: [String], values: [String: String], family: Family
    ) -> [String] {
        guard let sentence = sentence(values: values, family: family) else { return all }
        return sentence.parameters.filter { all.contains($0) }
    }

    /// Numbers are compared by value; everything else is compared literally.
    fileprivate static func isSame(_ one: String, _ other: String?) -> Bool {
        guard let other else { return false }
        if one == other { return true }
        guard let number = Double(one), let second = Double(other) else { return false }
        return number == second
    }
}

extension ConfigurationSummary.Subject {
    /// The value as JSON; nil when there is none.
    fileprivate func value(in values: [String: String], family: Family) -> String? {
        switch self {
        case .widgetFamily: "\"\(family.rawValue)\""
        case .parameter(let name): values[name].flatMap { ["null", "[]"].contains($0) ? nil : $0 }
        }
    }
}

extension ConfigurationSummary.Condition {
    fileprivate func holds(values: [String: String], family: Family) -> Bool {
        let value = subject.value(in: values, family: family)
        return switch comparison {
        case .equals(let json): ConfigurationSummary.isSame(json, value)
        case .differs(let json): !ConfigurationSummary.isSame(json, value)
        case .isOneOf(let list): list.contains { ConfigurationSummary.isSame($0, value) }
        case .hasValue: value != nil
        case .hasNoValue: value == nil
        }
    }
}
