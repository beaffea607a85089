import RenderModel
import WidgetAudit

/// Rules as text for a terminal and as JSON.
enum RuleText {
    /// One line for each rule: id, name, severity, who decides, and the requirement.
    static func list(of rules: [AuditRule]) -> String {
        let columns: [(AuditRule) -> String] = [
            \.id.description, \.slug, \.severity.rawValue, \.decision.rawValue,
        ]
        let widths = columns.map { column in rules.map { column($0).count }.max() ?? 0 }
        return rules.map { rule in
            let cells = zip(columns, widths).map { column, width in
                let cell = column(rule)
                return cell + String(repeating: " ", count: width - cell.count)
            }
            return (cells + [rule.title]).joined(separator: "  ") + "\n"
        }.joined()
    }

    /// The whole rules, with an empty line between them.
    static func pages(of rules: [AuditRule]) -> String {
        rules.map { rule in
            var lines = [
                "\(rule.id) \(rule.slug) (\(rule.severity.rawValue), \(rule.decision.phrase))", rule.title + ".",
                "", "Why", "  " + rule.guideline, "", "How it is measured", "  " + rule.check,
            ]
            if !rule.thresholds.isEmpty { lines += ["", "Thresholds"] }
            for threshold in rule.thresholds {
                lines.append("  \(threshold.name): \(threshold.text) (\(threshold.origin.text))")
            }
            lines += ["", "What to do", "  " + rule.remedy, ""]
            return (lines + rule.sources.map { "Source: \($0.rawValue)" }).joined(separator: "\n") + "\n"
        }.joined(separator: "\n")
    }

    static func json(of rules: [AuditRule]) -> String {
        var writer = JSONWriter()
        writer.beginArray()
        for rule in rules { write(rule, &writer) }
        writer.endArray()
        return writer.text + "\n"
    }

    private static func write(_ rule: AuditRule, _ writer: inout JSONWriter) {
        writer.beginObject()
        writer.member("rule", rule.id.description)
        writer.member("slug", rule.slug)
        writer.member("severity", rule.severity.rawValue)
        writer.member("decision", rule.decision.rawValue)
        writer.member("title", rule.title)
        writer.member("guideline", rule.guideline)
        writer.member("check", rule.check)
        writer.member("remedy", rule.remedy)
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
}

extension AuditRule.Decision {
    var phrase: String {
        switch self {
        case .decidable: "the program decides"
        case .review: "a reader decides"
        case .mixed: "the program decides, or a reader"
        case .undecided: "not decided"
        }
    }
}

extension Threshold {
    /// The value with its unit.
    var text: String { Measure.number(value, unit).text }
}
