extension AuditReport {
    /// One report on several extensions, which the same rules judged.
    ///
    /// 1. Findings, notices and counts are added up. Extensions may share sources: what is found at the same line with
    ///    the same message is one finding, and a comment that has an effect in one of them, or names a widget of one, is
    ///    not reported.
    /// 2. The findings are sorted, and those that have one fingerprint are numbered.
    /// 3. Findings whose faults those of other rules state are set aside; their rules are not applicable for that reason.
    /// 4. Findings of less severity are omitted; those of the baseline are removed and counted, and so are its entries
    ///    that the judged rules no longer find.
    /// 5. Of the removed and of the remaining findings, those with one cause are joined (`CauseMerge`).
    /// 6. The remaining findings are counted.
    ///
    /// - Parameters:
    ///   - least: The least severity of a finding that is reported.
    ///   - unaudited: Extensions that could not be audited. Entries of the baseline may be about them, so that none is
    ///     counted as resolved.
    package static func settled(
        _ reports: [AuditReport], baseline: Baseline = Baseline(), least: AuditSeverity = .note,
        unaudited: [String] = []
    ) -> AuditReport {
        var result = AuditReport()
        result.unaudited = unaudited
        for (index, report) in reports.enumerated() {
            result.add(report.findings, of: index)
            result.effective.formUnion(report.effective)
            result.summary.suppressed += report.summary.suppressed
            result.summary.pictures += report.summary.pictures
            result.add(report.rules)
        }
        result.addNotices(of: reports)
        var all = result.findings.sorted(by: AuditFinding.precedes)
        Fingerprint.number(&all)
        let found = Set(all.map(\.fingerprint))
        result.represented = all.filter { $0.representative != nil }
        let severe = all.filter { $0.severity >= least && $0.representative == nil }
        result.findings = CauseMerge.merged(severe.filter { !baseline.contains($0.fingerprint) })
        result.summary.known = CauseMerge.merged(severe.filter { baseline.contains($0.fingerprint) }).count
        if unaudited.isEmpty {
            result.summary.resolved = baseline.resolved(by: found, judged: Set(result.rules.map(\.rule)))
        }
        result.countFindings()
        return result
    }

    private mutating func add(_ findings: [AuditFinding], of report: Int) {
        let earlier = self.findings.indices
        for var finding in findings {
            finding.cause?.report = report
            if let index = earlier.first(where: { self.findings[$0].isSameFault(as: finding) }) {
                let places = self.findings[index].places + finding.places
                self.findings[index].places = AuditPlace.distinct(places.sorted(by: AuditPlace.precedes))
            } else {
                self.findings.append(finding)
            }
        }
    }

    private mutating func addNotices(of reports: [AuditReport]) {
        var seen: Set<SuppressionNotice> = []
        let kinds = reports.reduce(into: Set<String>()) { $0.formUnion($1.kinds) }
        for var notice in reports.flatMap(\.notices) {
            if case .unknownWidget = notice.problem {
                if let name = notice.suppression.widget, kinds.contains(name) { continue }
                notice.problem = .unknownWidget(known: kinds.sorted())
            }
            guard notice.problem != .unmatched || !effective.contains(notice.suppression),
                seen.insert(notice).inserted
            else { continue }
            notices.append(notice)
        }
        notices.sort { ($0.suppression.file, $0.suppression.line) < ($1.suppression.file, $1.suppression.line) }
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
        for (rule, others) in Dictionary(grouping: represented, by: \.rule) {
            guard let index = rules.firstIndex(where: { $0.rule == rule }) else { continue }
            for (other, findings) in Dictionary(grouping: others, by: \.representative) {
                guard let other else { continue }
                let widgets = Set(findings.map(\.widget)).count
                rules[index].notApplicable["\(other) states the same fault", default: 0] += widgets
            }
        }
        for count in rules {
            summary.passes += count.passes
            summary.notApplicable += count.notApplicable.values.reduce(0, +)
        }
    }
}

extension AuditFinding {
    /// Whether both are one fault of sources that two extensions share.
    fileprivate func isSameFault(as other: AuditFinding) -> Bool {
        source != nil && source == other.source && fingerprint == other.fingerprint && subject == other.subject
            && message == other.message
    }
}
