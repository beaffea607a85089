/// Joins the findings that have one cause, such as those of several texts with the same colors.
///
/// 1. Findings of one extension with the same rule, outcome, severity, widget and cause are one. A finding without a
///    cause stays as it is.
/// 2. The one that exceeds its bound most describes all of them; among equals, the one whose place is first. Its message
///    ends with the number of the other views.
/// 3. Its places are those of all. Its fingerprint is that of the view whose path is first by its name, which does not
///    depend on the families that have the fault.
///
/// Comments and the baseline remove findings before, so that each accepts the views that it was written for, and a
/// baseline lists the fingerprints of all views: after some of them are corrected, it still has those of the others.
///
/// Invariant: the result does not depend on the order of the findings.
enum CauseMerge {
    private struct Key: Hashable {
        var rule: RuleID
        var outcome: AuditFinding.Outcome
        var severity: AuditSeverity
        var widget: String
        var cause: FaultCause
        var report: Int

        init?(_ finding: AuditFinding) {
            guard let cause = finding.cause else { return nil }
            rule = finding.rule
            outcome = finding.outcome
            severity = finding.severity
            widget = finding.widget
            self.cause = cause.cause
            report = cause.report
        }
    }

    /// - Parameter findings: With different fingerprints.
    /// - Returns: In the order of a report.
    static func merged(_ findings: [AuditFinding]) -> [AuditFinding] {
        var result: [AuditFinding] = []
        var groups: [Key: [AuditFinding]] = [:]
        for finding in findings {
            if let key = Key(finding) {
                groups[key, default: []].append(finding)
            } else {
                result.append(finding)
            }
        }
        result += groups.values.compactMap(union)
        return result.sorted(by: AuditFinding.precedes)
    }

    private static func union(_ findings: [AuditFinding]) -> AuditFinding? {
        guard var result = findings.min(by: describesFirst), let cause = result.cause?.cause else { return nil }
        let viewCount = findings.reduce(0) { $0 + ($1.cause?.viewCount ?? 0) }
        let sorted = findings.sorted {
            ($0.subject.withoutFamily.key, $0.fingerprint) < ($1.subject.withoutFamily.key, $1.fingerprint)
        }
        result.message += cause.remark(about: viewCount - 1)
        result.places = AuditPlace.distinct(findings.flatMap(\.places).sorted(by: AuditPlace.precedes))
        result.fingerprint = sorted.first?.fingerprint ?? result.fingerprint
        result.joined = sorted.map { JoinedFinding(fingerprint: $0.fingerprint, message: $0.message) }
        return result
    }

    private static func describesFirst(_ left: AuditFinding, _ right: AuditFinding) -> Bool {
        let excesses = [left, right].map { Measure.excess(of: $0.measured, over: $0.bound) }
        if excesses[0] != excesses[1] { return excesses[0] > excesses[1] }
        if let one = left.places.first, let other = right.places.first, !one.isSame(as: other) {
            return AuditPlace.precedes(one, other)
        }
        return left.fingerprint < right.fingerprint
    }
}
