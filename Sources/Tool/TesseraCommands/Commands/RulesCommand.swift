import ArgumentParser
import RenderModel
import WidgetAudit

/// `tessera rules`
package struct RulesCommand: ParsableCommand {
    package static let configuration = CommandConfiguration(
        commandName: "rules",
        abstract: "List the rules of `tessera audit`, or explain some.",
        usage: "tessera rules [<rule> ...] [--json]",
        discussion: """
            Without names, one line for each rule. With ids or names, what the rule requires, where it comes from, and \
            its thresholds with their names in tessera.yml.
            """)

    @Argument(help: ArgumentHelp("Rules by id or name, or a series: R or W.", valueName: "rule"))
    var rules: [String] = []

    @Flag(help: "Write JSON.")
    var json = false

    package init() {}

    package func validate() throws { _ = try RuleBook.rules(named: rules) }

    package func run() throws {
        let selected = try RuleBook.rules(named: rules)
        if json {
            StandardStream.output.write(Self.json(of: selected))
        } else {
            StandardStream.output.write(rules.isEmpty ? Self.list(of: selected) : Self.pages(of: selected))
        }
    }

    static func list(of rules: [AuditRule]) -> String {
        let width = rules.map(\.slug.count).max() ?? 0
        return rules.map { rule in
            let slug = rule.slug + String(repeating: " ", count: width - rule.slug.count)
            let level = rule.severity.rawValue + String(repeating: " ", count: 7 - rule.severity.rawValue.count)
            return "\(rule.id)  \(slug)  \(level)  \(rule.title)\n"
        }.joined()
    }

    static func pages(of rules: [AuditRule]) -> String {
        rules.map { rule in
            var lines = ["\(rule.id) \(rule.slug) (\(rule.severity.rawValue))", rule.title + ".", "", rule.guideline]
            if !rule.thresholds.isEmpty { lines.append("") }
            for threshold in rule.thresholds {
                let value = Measure.number(threshold.value, threshold.unit).text
                lines.append("  \(threshold.name): \(value) (\(threshold.origin.text))")
            }
            return (lines + [""] + rule.sources.map { "Source: \($0.rawValue)" }).joined(separator: "\n") + "\n"
        }.joined(separator: "\n")
    }

    static func json(of rules: [AuditRule]) -> String {
        var writer = JSONWriter()
        writer.beginArray()
        for rule in rules {
            writer.beginObject()
            writer.member("rule", rule.id.description)
            writer.member("slug", rule.slug)
            writer.member("severity", rule.severity.rawValue)
            writer.member("title", rule.title)
            writer.member("guideline", rule.guideline)
            writer.key("sources")
            writer.beginArray()
            for source in rule.sources { writer.value(source.rawValue) }
            writer.endArray()
            writer.key("thresholds")
            writer.beginArray()
            for threshold in rule.thresholds {
                writer.beginObject()
                writer.member("name", threshold.name)
                writer.member("value", threshold.value)
                writer.member("unit", threshold.unit.rawValue)
                writer.member("origin", threshold.origin.text)
                writer.endObject()
            }
            writer.endArray()
            writer.endObject()
        }
        writer.endArray()
        return writer.text + "\n"
    }
}
