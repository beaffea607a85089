import RenderModel
import WidgetVocabulary

/// The report in the XML form of test results that continuous integration reads.
///
/// 1. Each rule is a suite. Its cases are its findings; without any it has one case, which passed, or which was skipped
///    because the rule does not apply.
/// 2. What fails the command (`FailureLevel`) is a failure. Other violations and reviews are skipped with what to do.
/// 3. Comments without effect are skipped cases of a suite of their own, and extensions that could not be audited are
///    its errors.
///
/// Invariant: the names of a suite's cases are different, because programs that read the file keep one case for a name.
struct JUnitReport {
    let report: AuditReport
    let rules: [AuditRule]
    let level: FailureLevel

    private struct Case {
        enum Result {
            case passed
            /// With the reason.
            case skipped(String)
            /// With the level and the advice.
            case failed(String, String, places: [String])
            /// With the reason.
            case broken(String)
        }

        var name: String
        var source: SourcePosition?
        var result: Result
    }

    private struct Suite {
        var name: String
        var cases: [Case]

        var failures: Int { cases.count { if case .failed = $0.result { true } else { false } } }
        var errors: Int { cases.count { if case .broken = $0.result { true } else { false } } }
        var skipped: Int { cases.count { if case .skipped = $0.result { true } else { false } } }
    }

    var text: String {
        let suites = rules.map(suite) + (general.cases.isEmpty ? [] : [general])
        var xml = "<?xml version=\"1.0\" encoding=\"UTF-8\"?>\n"
        xml += "<testsuites name=\"tessera audit\" tests=\"\(suites.reduce(0) { $0 + $1.cases.count })\" "
        xml += "failures=\"\(suites.reduce(0) { $0 + $1.failures })\" "
        xml += "errors=\"\(suites.reduce(0) { $0 + $1.errors })\">\n"
        for suite in suites { xml += self.xml(of: suite) }
        return xml + "</testsuites>\n"
    }

    private func suite(of rule: AuditRule) -> Suite {
        let findings = report.findings.filter { $0.rule == rule.id }
        let count = report.rules.first { $0.rule == rule.id } ?? AuditReport.RuleCount(rule: rule.id)
        var cases = findings.map { finding in
            Case(
                name: finding.widget + ": " + finding.message, source: finding.source,
                result: level.isMet(by: finding)
                    ? .failed(finding.level, finding.advice, places: finding.placeTexts)
                    : .skipped(Self.remark(on: finding) + ": " + finding.advice))
        }
        if cases.isEmpty {
            let reasons = count.passes > 0 ? [] : count.notApplicable.keys.sorted()
            cases = [
                Case(
                    name: rule.title,
                    result: reasons.isEmpty
                        ? .passed : .skipped("not applicable: " + reasons.joined(separator: "; ")))
            ]
        }
        return Suite(name: "\(rule.id) \(rule.slug)", cases: cases)
    }

    /// What a finding is that fails nothing.
    private static func remark(on finding: AuditFinding) -> String {
        finding.outcome == .violation ? finding.level : "needs review"
    }

    private var general: Suite {
        let notices = report.notices.map { notice in
            let suppression = notice.suppression
            return Case(
                name: notice.text,
                source: SourcePosition(file: suppression.file, line: suppression.line, precision: .exact),
                result: .skipped("the comment has no effect"))
        }
        let unaudited = report.unaudited.map { name in
            Case(name: name, result: .broken("the extension could not be audited"))
        }
        return Suite(name: "tessera audit", cases: notices + unaudited)
    }

    private func xml(of suite: Suite) -> String {
        let name = escaped(suite.name)
        var xml = "  <testsuite name=\"\(name)\" tests=\"\(suite.cases.count)\" failures=\"\(suite.failures)\" "
        xml += "errors=\"\(suite.errors)\" skipped=\"\(suite.skipped)\">\n"
        var counts: [String: Int] = [:]
        for one in suite.cases {
            let count = counts[one.name, default: 0] + 1
            counts[one.name] = count
            let title = escaped(count == 1 ? one.name : "\(one.name) (\(count))")
            xml += "    <testcase classname=\"\(name)\" name=\"\(title)\"\(position(one.source))"
            xml += self.xml(of: one.result) + "\n"
        }
        return xml + "  </testsuite>\n"
    }

    /// What follows the attributes of a case.
    private func xml(of result: Case.Result) -> String {
        switch result {
        case .passed: "/>"
        case .skipped(let reason): "><skipped message=\"\(escaped(reason))\"/></testcase>"
        case .broken(let reason): "><error message=\"\(escaped(reason))\"/></testcase>"
        case .failed(let level, let advice, let places):
            "><failure type=\"\(level)\" message=\"\(escaped(advice))\">"
                + escaped(places.joined(separator: "\n")) + "</failure></testcase>"
        }
    }

    /// The line only where it is that of the finding.
    private func position(_ source: SourcePosition?) -> String {
        guard let source else { return "" }
        let line = source.precision == .exact ? " line=\"\(source.line)\"" : ""
        return " file=\"\(escaped(String(ReportPath.plain(source.file))))\"" + line
    }

    private func escaped(_ text: String) -> String {
        var bytes: [UInt8] = []
        MarkupEscape.append(text, to: &bytes, lineBreaks: .escaped)
        return String(decoding: bytes, as: UTF8.self)
    }
}
