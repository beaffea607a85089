/// A fault, or a question that needs a review, with all places where it shows.
package struct AuditFinding: Hashable, Sendable {
    package enum Outcome: String, CaseIterable, Hashable, Sendable {
        case violation
        case needsReview = "needs-review"
    }

    package var rule: RuleID
    package var slug: String
    package var outcome: Outcome
    package var severity: AuditSeverity
    /// The widget's kind.
    package var widget: String
    package var subject: AuditSubject
    package var message: String
    package var advice: String
    package var measured: Measure
    package var bound: Measure
    /// In stable order; empty for findings about metadata.
    package var places: [AuditPlace]
    package var source: SourcePosition?
    /// Sixteen hexadecimal digits.
    package var fingerprint: String
    /// `nil` for a fault that no other finding can share.
    var cause: FindingCause?
    /// The findings that this one joins, the one with its fingerprint first; empty for one that joins none.
    var joined: [JoinedFinding] = []
    /// Faults that findings of other rules may state as well.
    var faults: Set<SharedFault> = []
    /// The rule whose finding states the same fault, so that this one is not reported (`RuleDeference`).
    var representative: RuleID?
}

/// A finding that another one represents, for baselines.
struct JoinedFinding: Hashable, Sendable {
    var fingerprint: String
    var message: String
}

extension AuditFinding {
    /// The places as lines. Several views of one picture are one line.
    package var placeTexts: [String] {
        var seen: Set<String> = []
        return places.map { place in
            place.conditions.text + (place.twin.map { "; compared with \($0.difference)" } ?? "")
        }.filter { seen.insert($0).inserted }
    }
}

/// The cause of a finding, which other findings may share.
struct FindingCause: Hashable, Sendable {
    var cause: FaultCause
    /// The number of the finding's views that have this cause.
    var viewCount: Int
    /// The index of the extension's report. Extensions have no cause in common.
    var report = 0
}

/// The result of an audit.
package struct AuditReport: Hashable, Sendable {
    package struct Summary: Hashable, Sendable {
        package var violations: [AuditSeverity: Int] = [:]
        package var reviews = 0
        package var passes = 0
        package var notApplicable = 0
        package var suppressed = 0
        /// Findings that the baseline lists.
        package var known = 0
        /// Fingerprints of the baseline without a finding: they are resolved.
        package var resolved = 0
        package var pictures = 0
    }

    /// The counts of one rule over all widgets.
    package struct RuleCount: Hashable, Sendable {
        package var rule: RuleID
        package var violations = 0
        package var reviews = 0
        package var passes = 0
        /// Reasons with the number of widgets, sorted.
        package var notApplicable: [String: Int] = [:]
    }

    package var findings: [AuditFinding] = []
    /// Findings that are not reported, because those of other rules state the same faults. A baseline lists them.
    package var represented: [AuditFinding] = []
    package var summary = Summary()
    /// In the order of rules.
    package var rules: [RuleCount] = []
    /// Suppressions that match nothing or have no reason.
    package var notices: [SuppressionNotice] = []
    /// Extensions that could not be audited; the counts do not include them.
    package var unaudited: [String] = []
    /// The kinds of the widgets, also of those that are not audited.
    var kinds: Set<String> = []
    /// Suppressions that accepted a finding.
    var effective: Set<Suppression> = []

    package init() {}
}
