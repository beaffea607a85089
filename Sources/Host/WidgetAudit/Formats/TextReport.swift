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
        lines.append(report.summary.text)
        return lines.map(Self.oneLine).joined(separator: "\n") + "\n"
    }

    /// What follows a line break in a name could look like another finding, or be a command of the service that reads
    /// the output.
    private static func oneLine(_ text: String) -> String {
        text.split(omittingEmptySubsequences: false, whereSeparator: \.isNewline).joined(separator: " ")
    }

    private func paragraph(of finding: AuditFinding) -> [String] {
        let position = finding.source.map { $0.text + ": " } ?? ""
        var lines = [
            "\(position)\(finding.level): \(finding.rule) \(finding.slug): \(finding.widget): \(finding.message)",
            "  measured \(finding.measured.text); bound \(finding.bound.text)",
        ]
        let places = finding.placeTexts
        lines += places.prefix(Self.shownPlaces).map { "  " + $0 }
        let rest = places.count - Self.shownPlaces
        if rest > 0 { lines.append("  and \(rest) more place\(rest == 1 ? "" : "s")") }
        return lines + ["  \(finding.advice)"]
    }
}

extension AuditReport.Summary {
    /// The counts as a phrase without a period: `1 error, 0 warnings, …, in 2 pictures`.
    package var text: String {
        let severities = AuditSeverity.allCases.reversed().map { severity in
            let count = violations[severity, default: 0]
            return "\(count) \(severity.rawValue)\(count == 1 ? "" : "s")"
        }
        var parts = severities + ["\(reviews) to review", "\(passes) passed"]
        if notApplicable > 0 { parts.append("\(notApplicable) not applicable") }
        if suppressed > 0 { parts.append("\(suppressed) suppressed") }
        if known > 0 { parts.append("\(known) in the baseline") }
        if resolved > 0 { parts.append("\(resolved) of the baseline no longer found") }
        return parts.joined(separator: ", ") + " in \(pictures) picture\(pictures == 1 ? "" : "s")"
    }
}
