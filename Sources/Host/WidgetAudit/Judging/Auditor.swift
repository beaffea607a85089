/// Runs rules over the evidence of widgets and turns their observations into a report.
///
/// 1. Each rule judges each widget with its configured thresholds; pictures outside of the configured scope are
///    removed first, and so are, for most rules, those that show the system's message for developers
///    (`ReplacedPictures`).
/// 2. The observations of a rule with the same outcome, severity and subject become one finding (`FindingGroup`).
/// 3. A finding whose fault one of another rule states is marked (`RuleDeference`), and not reported.
/// 4. Suppressions in the sources remove findings and count them.
/// 5. The reports of several extensions are merged, the baseline removes known findings, and the others are counted
///    and sorted by severity, rule, widget and subject (`AuditReport.settled`).
///
/// Invariants: equal inputs give equal reports; the order of pictures, widgets and sources does not change the order of
/// findings.
package struct Auditor: Sendable {
    package let rules: [AuditRule]
    package let configuration: AuditConfiguration

    package init(rules: [AuditRule] = RuleBook.all, configuration: AuditConfiguration = AuditConfiguration()) {
        self.rules = rules.filter { configuration.isOn($0) }.sorted { $0.id < $1.id }
        self.configuration = configuration
    }

    /// Whether a widget that does not answer is a finding.
    package var judgesFailures: Bool { rules.contains { $0.id == AuditRule.crash.id } }

    /// Judges whether widgets answer if this auditor does not; it has no rule otherwise, or if the configuration has
    /// turned that one off.
    package var ofUnjudgedFailures: Auditor {
        Auditor(rules: judgesFailures ? [] : [.crash], configuration: configuration)
    }

    /// The evidence that the rules read.
    package var needs: EvidenceNeeds { rules.reduce(into: []) { $0.formUnion($1.needs) } }

    /// The findings about an extension, which `AuditReport.settled` counts.
    ///
    /// - Parameter isEnded: Whether the rest is not judged, asked before each rule and picture.
    package func report(
        on widgets: [WidgetEvidence], sources: SourceIndex = SourceIndex([]),
        until isEnded: @escaping @Sendable () -> Bool = { false }
    ) -> AuditReport {
        var report = AuditReport()
        report.rules = rules.map { AuditReport.RuleCount(rule: $0.id) }
        for widget in widgets {
            report.kinds.formUnion([widget.description.kind] + widget.facts.siblings.map(\.kind))
            let scoped = configuration.scoped(widget)
            report.summary.pictures += scoped.pictures.count
            let replaced = ReplacedPictures(in: scoped)
            for (index, rule) in rules.enumerated() where !isEnded() {
                let evidence = replaced.evidence(for: rule)
                let outcomes = replaced.outcomes(of: rule) { evidence in
                    rule.judge(
                        RuleInput(evidence, sources: sources, values: configuration.values(of: rule), until: isEnded))
                }
                report.findings += FindingGroup.findings(
                    of: outcomes, by: rule, severity: configuration.severity(of: rule), in: evidence, sources: sources)
                count(outcomes, in: &report.rules[index])
            }
        }
        RuleDeference.mark(&report.findings)
        Suppression.all(in: sources).apply(to: &report)
        return report
    }

    private func count(_ outcomes: [RuleOutcome], in count: inout AuditReport.RuleCount) {
        for outcome in outcomes {
            switch outcome {
            case .violation, .needsReview: break
            case .pass(let number): count.passes += number
            case .notApplicable(let reason): count.notApplicable[reason, default: 0] += 1
            }
        }
    }
}

extension AuditFinding {
    static func precedes(_ left: AuditFinding, _ right: AuditFinding) -> Bool {
        if left.severity != right.severity { return left.severity > right.severity }
        if left.rule != right.rule { return left.rule < right.rule }
        func texts(_ finding: AuditFinding) -> [String] {
            [
                finding.widget, finding.outcome.rawValue, finding.subject.key, finding.message,
                finding.source.map { "\($0.file):\($0.line)" } ?? "", finding.fingerprint,
            ]
        }
        return texts(left).lexicographicallyPrecedes(texts(right))
    }
}

/// The findings from which a command fails.
package enum FailureLevel: String, CaseIterable, Hashable, Sendable {
    /// Violations of the severity error.
    case error
    /// Also those of the severity warning.
    case warning
    /// Also anything that needs a review.
    case review

    package func isMet(by report: AuditReport) -> Bool { report.findings.contains { isMet(by: $0) } }

    /// Whether a finding alone fails a command.
    package func isMet(by finding: AuditFinding) -> Bool {
        switch self {
        case .error: finding.outcome == .violation && finding.severity == .error
        case .warning: finding.outcome == .violation && finding.severity >= .warning
        case .review: finding.outcome == .needsReview || finding.severity >= .warning
        }
    }
}
