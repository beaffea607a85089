import WidgetAudit

/// The findings of a rule on the page of a report.
///
/// A style rule hides the elements of a level, so that the page needs no script. A section and its entry in the contents
/// belong to a level if all of its findings do.
struct AuditPageSection {
    let rule: AuditRule
    /// At least one.
    let findings: [AuditFinding]

    /// From the most to the least severe.
    private static let levels = AuditSeverity.allCases.reversed().map(\.rawValue) + ["review"]

    /// Those of rules with findings: by the most severe finding, then in the order of the rules.
    static func all(of report: AuditReport, _ rules: [AuditRule]) -> [AuditPageSection] {
        let found = Dictionary(grouping: report.findings, by: \.rule)
        let sections = rules.compactMap { rule in
            found[rule.id].map { AuditPageSection(rule: rule, findings: $0) }
        }
        return levels.flatMap { level in sections.filter { $0.level == level } }
    }

    /// The most severe one of its findings.
    private var level: String? { Self.levels.first { level in findings.contains { $0.level == level } } }

    /// `1 error, 2 to review`
    var counts: String {
        Self.levels.compactMap { level -> String? in
            let count = findings.count { $0.level == level }
            guard count > 0 else { return nil }
            return level == "review" ? "\(count) to review" : "\(count) \(level)\(count == 1 ? "" : "s")"
        }.joined(separator: ", ")
    }

    var attributes: HTMLBuffer.Attributes {
        guard let level, findings.allSatisfy({ $0.level == level }) else { return [] }
        return [("class", "of-\(level)")]
    }

    /// A choice for each level, if there are several.
    static func writeFilter(_ sections: [AuditPageSection], into page: inout HTMLBuffer) {
        let found = Set(sections.flatMap(\.findings).map(\.level))
        guard found.count > 1 else { return }
        page.open("fieldset")
        page.element("legend", text: "Show")
        for level in levels where found.contains(level) {
            page.open("label")
            page.raw("<input type=\"checkbox\" id=\"show-\(level)\" checked> ")
            page.element("span", text: level == "review" ? "to review" : level + "s")
            page.close("label")
        }
        page.close("fieldset")
    }
}
