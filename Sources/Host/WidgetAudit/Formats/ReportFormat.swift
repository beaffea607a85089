/// The forms of a report that need no pictures.
package enum ReportFormat: String, CaseIterable, Hashable, Sendable {
    case text, json, sarif, junit, github

    /// The report as a whole file.
    ///
    /// - Parameters:
    ///   - rules: The rules that were judged.
    ///   - program: The program's version.
    ///   - level: What fails the command, which a form with failures agrees with.
    package func write(
        _ report: AuditReport, rules: [AuditRule], program: String, failingOn level: FailureLevel = .error
    ) -> String {
        switch self {
        case .text: TextReport(report: report).text
        case .json: JSONReport(report: report, program: program).text
        case .sarif: SARIFReport(report: report, rules: rules, program: program).text
        case .junit: JUnitReport(report: report, rules: rules, level: level).text
        case .github: GitHubReport(report: report).text
        }
    }
}

/// A path as programs of continuous integration recognize it.
enum ReportPath {
    /// Relative to the folder of the run, without a name for it.
    static func plain(_ path: String) -> Substring {
        var path = path[...]
        while path.hasPrefix("./") { path = path.dropFirst(2) }
        return path
    }
}

extension AuditFinding {
    /// The message as a sentence.
    package var sentence: String { message.prefix(1).uppercased() + message.dropFirst() + "." }

    /// The outcome as the first word of a line.
    package var level: String { outcome == .violation ? severity.rawValue : "review" }
}
