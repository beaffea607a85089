/// Workflow commands of GitHub Actions, each of which becomes an annotation of the changed files.
struct GitHubReport {
    let report: AuditReport

    var text: String {
        let lines = report.findings.map { finding in
            var properties = finding.source.map { ["file=\(file($0.file))", "line=\($0.line)"] } ?? []
            properties.append("title=\(property("\(finding.rule) \(finding.slug)"))")
            let count = finding.places.count
            let places = count == 0 ? "" : " (\(count) place\(count == 1 ? "" : "s"))"
            let message = data("\(finding.widget): \(finding.sentence)\(places)\n\(finding.advice)")
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
    private func data(_ text: String) -> String {
        text.unicodeScalars.reduce(into: "") { result, scalar in
            switch scalar {
            case "%": result += "%25"
            case "\r": result += "%0D"
            case "\n": result += "%0A"
            default: result.unicodeScalars.append(scalar)
            }
        }
    }

    private func property(_ text: String) -> String {
        data(text).replacing(":", with: "%3A").replacing(",", with: "%2C")
    }
}
