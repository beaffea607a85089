import Foundation
import WidgetAudit
import XcodeProject

/// The file with the findings that a project has accepted for now.
struct BaselineFile {
    let path: String

    /// Bytes; no project has more findings.
    private static let limit = 16 << 20

    func read() throws(CommandFailure) -> Baseline {
        let data: Data
        do throws(LimitedFile.Rejection) {
            data = try LimitedFile.readText(path, limit: Self.limit)
        } catch {
            throw CommandFailure(
                .usage, "The baseline “\(path)” cannot be read: \(error).", remedy: "Create it with --update-baseline.")
        }
        do throws(Baseline.Problem) {
            return try Baseline(json: data, name: path)
        } catch {
            throw CommandFailure(.usage, error.description)
        }
    }

    /// What an update keeps: the entries of an existing file, if some of the rules are not judged.
    func readForUpdate(by auditor: Auditor) throws(CommandFailure) -> Baseline {
        guard auditor.rules.count < RuleBook.all.count, FileManager.default.fileExists(atPath: path) else {
            return Baseline()
        }
        return try read()
    }

    /// Writes all findings of a report, and the known ones of rules that were not judged.
    func write(_ report: AuditReport, keeping known: Baseline, judgedBy auditor: Auditor) throws(CommandFailure) {
        var baseline = Baseline(of: report.findings + report.represented)
        baseline.keep(known, exceptFor: Set(auditor.rules.map(\.id)))
        try AuditCommand.write(baseline.json, to: path)
    }
}
