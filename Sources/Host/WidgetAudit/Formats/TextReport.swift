/// The report for a terminal: one paragraph for each finding, the counts at the end.
struct TextReport {
    let report: AuditReport

    /// Further places are counted.
    private static let shownPlaces = 3

    var text: String {
        var lines: [String] = []
        for finding in report.findings { lines += paragraph(of: finding) + [""] }
        lines += report.notices.map { "note: \($0.text)" }
        lines += report.unaudited.map { "error: \($0) could not be audited" }
        lines.append(summary)
        return lines.joined(separator: "\n") + "\n"
    }

    private func paragraph(of finding: AuditFinding) -> [String] {
        let position = finding.source.map { "\($0.file):\($0.line): " } ?? ""
        var lines = [
            "\(position)\(finding.level): \(finding.rule) \(finding.slug): \(finding.widget): \(finding.message)",
            "  measured \(finding.measured.text); bound \(finding.bound.text)",
        ]
        lines += finding.places.prefix(Self.shownPlaces).map { place in
            "  \(place.conditions.text)" + (place.twin.map { "; compared with \($0.appearance), \($0.content)" } ?? "")
        }
        let rest = finding.places.count - Self.shownPlaces
        if rest > 0 { lines.append("  and \(rest) more place\(rest == 1 ? "" : "s")") }
        return lines + ["  \(finding.advice)"]
    }

    private var summary: String {
        let counts = report.summary
        let severities = AuditSeverity.allCases.reversed().map { severity in
            let count = counts.violations[severity, default: 0]
            return "\(count) \(severity.rawValue)\(count == 1 ? "" : "s")"
        }
        var parts = severities + ["\(counts.reviews) to review", "\(counts.passes) passed"]
        if counts.notApplicable > 0 { parts.append("\(counts.notApplicable) not applicable") }
        if counts.suppressed > 0 { parts.append("\(counts.suppressed) suppressed") }
        if counts.known > 0 { parts.append("\(counts.known) in the baseline") }
        if counts.resolved > 0 { parts.append("\(counts.resolved) of the baseline no longer found") }
        return parts.joined(separator: ", ") + " in \(counts.pictures) picture\(counts.pictures == 1 ? "" : "s")"
    }
}
