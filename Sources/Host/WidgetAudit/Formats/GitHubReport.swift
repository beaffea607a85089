/// Workflow commands of GitHub Actions, each of which becomes an annotation of the changed files. An annotation needs a
/// line, so that one at the widget's declaration says so.
struct GitHubReport {
    let report: AuditReport

    var text: String {
        let lines = report.findings.map { finding in
            var properties = finding.source.map { ["file=\(file($0.file))", "line=\($0.line)"] } ?? []
            properties.append("title=\(property("\(finding.rule) \(finding.slug)"))")
            let count = finding.placeTexts.count
            let places = count == 0 ? "" : " (\(count) place\(count == 1 ? "" : "s"))"
            let remark = finding.source?.precision == .widget ? "\n" + SourcePosition.remark : ""
            let message = data("\(finding.widget): \(finding.sentence)\(places)\n\(finding.advice)\(remark)")
            return "::\(command(of: finding)) \(properties.joined(separator: ","))::\(message)\n"
        }
        let notices = report.notices.map { notice in
            let suppression = notice.suppression
            return "::warning file=\(file(suppression.file)),line=\(suppression.line)::\(data(notice.text))\n"
        }
        let unaudited = report.unaudited.map { "::error::\(data("\($0) could not be audited"))\n" }
        return (lines + notices + unaudited).joined()
    }

    private func command(of finding: AuditFinding) -> String {
        guard finding.outcome == .violation else { return "notice" }
        return switch finding.severity {
        case .error: "error"
        case .warning: "warning"
        case .note: "notice"
        }
    }

    private func file(_ path: String) -> String { property(String(ReportPath.plain(path))) }

    /// A line break would end the command, and what follows it could be another one.
    private func data(_ text: String) -> String { Self.escaped(text, "%\r\n") }

    private func property(_ text: String) -> String { Self.escaped(text, "%\r\n:,") }

    /// Scalars count, not characters: a mark that combines with a comma does not hide it from GitHub.
    private static func escaped(_ text: String, _ special: String) -> String {
        text.unicodeScalars.reduce(into: "") { result, scalar in
            guard special.unicodeScalars.contains(scalar) else { return result.unicodeScalars.append(scalar) }
            result += (scalar.value < 16 ? "%0" : "%") + String(scalar.value, radix: 16, uppercase: true)
        }
    }
}
