import RenderModel
import WidgetVocabulary

/// The report in the XML form of test results that continuous integration reads: a suite for each rule, a case for each
/// finding, or one case that passed or was skipped.
struct JUnitReport {
    let report: AuditReport
    let rules: [AuditRule]

    var text: String {
        var xml = "<?xml version=\"1.0\" encoding=\"UTF-8\"?>\n"
        let violations = report.findings.count { $0.outcome == .violation }
        let total = rules.reduce(0) { $0 + max(findings(of: $1).count, 1) }
        xml += "<testsuites name=\"tessera audit\" tests=\"\(total)\" failures=\"\(violations)\">\n"
        for rule in rules { xml += suite(of: rule) }
        return xml + "</testsuites>\n"
    }

    private func findings(of rule: AuditRule) -> [AuditFinding] { report.findings.filter { $0.rule == rule.id } }

    private func suite(of rule: AuditRule) -> String {
        let findings = findings(of: rule)
        let failures = findings.count { $0.outcome == .violation }
        let passes = report.rules.first { $0.rule == rule.id }?.passes ?? 0
        let skipped = findings.isEmpty ? (passes == 0 ? 1 : 0) : findings.count - failures
        let name = escaped("\(rule.id) \(rule.slug)")
        var xml = "  <testsuite name=\"\(name)\" tests=\"\(max(findings.count, 1))\" failures=\"\(failures)\" "
        xml += "skipped=\"\(skipped)\">\n"
        if findings.isEmpty {
            xml += "    <testcase classname=\"\(name)\" name=\"\(escaped(rule.title))\""
            xml += passes > 0 ? "/>\n" : "><skipped message=\"not applicable\"/></testcase>\n"
        }
        for finding in findings {
            let title = escaped(finding.widget + ": " + finding.message)
            xml += "    <testcase classname=\"\(name)\" name=\"\(title)\"\(file(of: finding))>"
            let message = escaped(finding.advice)
            if finding.outcome == .violation {
                xml += "<failure type=\"\(finding.severity.rawValue)\" message=\"\(message)\">"
                xml += escaped(finding.places.map(\.conditions.text).joined(separator: "\n")) + "</failure>"
            } else {
                xml += "<skipped message=\"needs review: \(message)\"/>"
            }
            xml += "</testcase>\n"
        }
        return xml + "  </testsuite>\n"
    }

    private func file(of finding: AuditFinding) -> String {
        finding.source.map { " file=\"\(escaped($0.file))\" line=\"\($0.line)\"" } ?? ""
    }

    private func escaped(_ text: String) -> String {
        var bytes: [UInt8] = []
        MarkupEscape.append(text, to: &bytes, lineBreaks: .escaped)
        return String(decoding: bytes, as: UTF8.self)
    }
}
