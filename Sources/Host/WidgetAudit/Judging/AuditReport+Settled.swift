extension AuditReport {
    /// One report on several extensions, which the same rules judged.
    ///
    /// 1. Findings, notices and counts are added up.
    /// 2. The findings of the baseline are removed and counted, and so are its entries that no finding has.
    /// 3. The remaining findings are counted and sorted.
    package static func settled(_ reports: [AuditReport], baseline: Baseline = Baseline()) -> AuditReport {
        var result = AuditReport()
        for report in reports {
            result.findings += report.findings
            result.notices += report.notices
            result.summary.suppressed += report.summary.suppressed
            result.summary.pictures += report.summary.pictures
            result.add(report.rules)
        }
        let all = result.findings
        let found = Set(all.map(\.fingerprint))
        result.findings = all.filter { !baseline.contains($0.fingerprint) }.sorted(by: AuditFinding.precedes)
        result.summary.known = all.count - result.findings.count
        result.summary.resolved = baseline.count { !found.contains($0) }
        result.countFindings()
        return result
    }

    private mutating func add(_ counts: [RuleCount]) {
        for count in counts {
            guard let index = rules.firstIndex(where: { $0.rule == count.rule }) else {
                rules.append(count)
                continue
            }
            rules[index].passes += count.passes
            rules[index].notApplicable.merge(count.notApplicable, uniquingKeysWith: +)
        }
    }

    private mutating func countFindings() {
        for finding in findings {
            let index = rules.firstIndex { $0.rule == finding.rule }
            switch finding.outcome {
            case .violation:
                summary.violations[finding.severity, default: 0] += 1
                if let index { rules[index].violations += 1 }
            case .needsReview:
                summary.reviews += 1
                if let index { rules[index].reviews += 1 }
            }
        }
        for count in rules {
            summary.passes += count.passes
            summary.notApplicable += count.notApplicable.values.reduce(0, +)
        }
    }
}
