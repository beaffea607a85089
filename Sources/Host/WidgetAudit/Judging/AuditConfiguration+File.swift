import DeviceCatalog
import WidgetVocabulary
import XcodeProject

/// A configuration that cannot be used, with its file.
package struct ConfigurationProblem: Error, Hashable, Sendable, CustomStringConvertible {
    package var description: String
}

/// Reads `tessera.yml`:
///
///     audit:
///       fail-on: warning
///       families: [small, medium]
///       languages: [en, de]
///       rules:
///         R-34: off
///         R-01: { severity: warning, minimum: 12 }
///
/// A key that is not known is an error, because a misspelled one would silently have no effect.
extension AuditConfiguration {
    package static let fileName = "tessera.yml"

    package init(file: String) throws(ConfigurationProblem) {
        let document: [String: SpecificationNode]
        do throws(ProjectProblem) {
            document = try SpecificationNode.read(file)
        } catch {
            throw ConfigurationProblem(description: "The configuration cannot be used: \(error).")
        }
        self = try ConfigurationReader(file: file).configuration(document)
    }
}

private struct ConfigurationReader {
    let file: String

    func configuration(
        _ document: [String: SpecificationNode]
    ) throws(ConfigurationProblem) -> AuditConfiguration {
        try check(document, keys: ["audit"], in: "the file")
        let audit = try table(document["audit"], "audit")
        try check(audit, keys: ["fail-on", "families", "languages", "rules", "widgets"], in: "“audit”")
        var result = AuditConfiguration()
        result.widgets = try texts(audit["widgets"], "widgets")
        result.languages = try texts(audit["languages"], "languages")
        for name in try texts(audit["families"], "families") {
            do throws(UnknownName) {
                result.families.append(try Family(named: name))
            } catch {
                throw problem("\(error)")
            }
        }
        if let text = audit["fail-on"]?.text {
            guard let level = FailureLevel(rawValue: text) else {
                throw problem("“fail-on” is error, warning or review, not “\(text)”.")
            }
            result.failOn = level
        }
        result.rules = try rules(try table(audit["rules"], "rules"))
        return result
    }

    /// The choice for one rule replaces that for its series.
    private func rules(
        _ table: [String: SpecificationNode]
    ) throws(ConfigurationProblem) -> [RuleID: AuditConfiguration.RuleChoice] {
        var (series, single): ([RuleID: AuditConfiguration.RuleChoice], [RuleID: AuditConfiguration.RuleChoice]) =
            ([:], [:])
        var names: [RuleID: String] = [:]
        for (name, node) in table.sorted(by: { $0.key < $1.key }) {
            let rules: [AuditRule]
            do throws(UnknownName) {
                rules = try RuleBook.rules(named: [name])
            } catch {
                throw problem("\(error)")
            }
            guard rules.count == 1, let rule = rules.first else {
                for rule in rules { series[rule.id] = try choice(node, for: rule) }
                continue
            }
            if let other = names.updateValue(name, forKey: rule.id) {
                throw problem("“\(other)” and “\(name)” are the same rule; keep one of them.")
            }
            single[rule.id] = try choice(node, for: rule)
        }
        return series.merging(single) { _, own in own }
    }

    private func choice(
        _ node: SpecificationNode, for rule: AuditRule
    ) throws(ConfigurationProblem) -> AuditConfiguration.RuleChoice {
        var choice = AuditConfiguration.RuleChoice()
        if let text = node.text {
            if ["off", "false", "no"].contains(text) {
                choice.isOn = false
            } else if !node.isTrue {
                choice.severity = try severity(text, of: rule)
            }
            return choice
        }
        for (key, value) in node.table.sorted(by: { $0.key < $1.key }) {
            let text = value.text ?? ""
            if key == "severity" {
                choice.severity = try severity(text, of: rule)
            } else if rule.thresholds.contains(where: { $0.name == key }) {
                guard let number = Double(text), number.isFinite, number >= 0 else {
                    throw problem("“\(key)” of \(rule.id) is a number, not “\(text)”.")
                }
                choice.thresholds[key] = number
            } else {
                let names = (["severity"] + rule.thresholds.map(\.name)).joined(separator: ", ")
                throw problem("\(rule.id) has no setting “\(key)”. It has: \(names).")
            }
        }
        return choice
    }

    private func severity(_ text: String, of rule: AuditRule) throws(ConfigurationProblem) -> AuditSeverity {
        guard let severity = AuditSeverity(rawValue: text) else {
            throw problem("The severity of \(rule.id) is error, warning, note or off, not “\(text)”.")
        }
        return severity
    }

    /// A key without a value is an empty table.
    private func table(
        _ node: SpecificationNode?, _ key: String
    ) throws(ConfigurationProblem) -> [String: SpecificationNode] {
        guard let node, node.text != "" else { return [:] }
        guard case .table(let table) = node else { throw problem("“\(key)” is a table of keys and values.") }
        return table
    }

    private func texts(_ node: SpecificationNode?, _ key: String) throws(ConfigurationProblem) -> [String] {
        guard let node else { return [] }
        let texts = node.list.compactMap(\.text)
        guard texts.count == node.list.count else { throw problem("“\(key)” is a list of names.") }
        return texts
    }

    private func check(
        _ table: [String: SpecificationNode], keys: [String], in place: String
    ) throws(ConfigurationProblem) {
        guard let unknown = table.keys.sorted().first(where: { !keys.contains($0) }) else { return }
        throw problem("There is no setting “\(unknown)” in \(place). There are: \(keys.joined(separator: ", ")).")
    }

    private func problem(_ text: String) -> ConfigurationProblem {
        ConfigurationProblem(description: "The configuration “\(file)” cannot be used. \(text)")
    }
}
