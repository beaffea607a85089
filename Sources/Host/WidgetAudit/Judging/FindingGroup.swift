/// Groups the observations of one rule about one widget.
enum FindingGroup {
    struct Key: Hashable {
        var outcome: AuditFinding.Outcome
        /// Where it is less than the rule's.
        var severity: AuditSeverity?
        var subject: AuditSubject

        init(_ outcome: AuditFinding.Outcome, _ seen: Observation) {
            self.outcome = outcome
            severity = seen.severity
            subject = seen.subject
        }
    }

    /// 1. Observations with the same key are one finding, and so are those of several families (`FamilyMerge`) and of
    ///    repeated views (`RepeatMerge`) that show one fault; each with a spot is one of its places.
    /// 2. Places are sorted by their conditions, then by path. The same node in equal conditions is one place.
    /// 3. The observation that exceeds its bound most describes the finding; among equals, the one of the first place.
    /// 4. The source is the first position that an observation states, else that of its literal, else that of the view at
    ///    its spot (`ViewSource`), else the widget's.
    /// 5. A severity that an observation states can only be less than the configured one of the rule.
    ///
    /// The fingerprints are those of the first finding of each kind; `AuditReport.settled` numbers the others, and then
    /// joins findings with one cause (`CauseMerge`), which is that of the observation that describes a finding.
    static func findings(
        of outcomes: [RuleOutcome], by rule: AuditRule, severity: AuditSeverity, in widget: WidgetEvidence,
        sources: SourceIndex
    ) -> [AuditFinding] {
        var groups: [Key: [Observation]] = [:]
        for outcome in outcomes {
            switch outcome {
            case .violation(let seen): groups[Key(.violation, seen), default: []].append(seen)
            case .needsReview(let seen): groups[Key(.needsReview, seen), default: []].append(seen)
            case .pass, .notApplicable: break
            }
        }
        return RepeatMerge.merged(FamilyMerge.merged(groups)).compactMap { group in
            let (key, seen) = (group.key, group.seen)
            let sorted = seen.map { ($0, place(of: $0, in: widget)) }.sorted(by: precedes)
            guard let first = sorted.first else { return nil }
            var worst = first.0
            for (observation, _) in sorted where excess(observation) > excess(worst) { worst = observation }
            let places = AuditPlace.distinct(sorted.compactMap(\.1))
            let kind = widget.description.kind
            let cause = worst.cause.map { cause in
                let views = Set(seen.filter { $0.cause == cause }.map(\.subject.withoutFamily))
                return FindingCause(cause: cause, viewCount: views.count)
            }
            return AuditFinding(
                rule: rule.id, slug: rule.slug, outcome: key.outcome,
                severity: key.severity.map { min($0, severity) } ?? severity,
                widget: kind, subject: key.subject, message: oneLine(worst.message), advice: worst.advice,
                measured: worst.measured, bound: worst.bound, places: places,
                source: source(of: sorted.map(\.0), in: widget, sources),
                fingerprint: Fingerprint.first(rule.id, key, widget: kind), cause: cause,
                faults: Set(seen.compactMap(\.fault)))
        }
    }

    /// A label of the widget may have several lines; a message has one.
    private static func oneLine(_ text: String) -> String {
        text.split(whereSeparator: \.isNewline)
            .map { line in String(line.drop { $0.isWhitespace }) }.joined(separator: " ")
    }

    private static func excess(_ seen: Observation) -> Double { Measure.excess(of: seen.measured, over: seen.bound) }

    private static func place(of seen: Observation, in widget: WidgetEvidence) -> AuditPlace? {
        guard let spot = seen.spot, let conditions = conditions(of: spot.picture, in: widget) else { return nil }
        return AuditPlace(
            conditions: conditions, path: spot.path, frame: spot.frame, measured: seen.measured,
            twin: seen.twin.flatMap { Self.conditions(of: $0, in: widget) })
    }

    private static func conditions(of picture: Spot.Picture, in widget: WidgetEvidence) -> AuditPlace.Conditions? {
        switch picture {
        case .widget(let index):
            widget.pictures.indices.contains(index) ? .widget(widget.pictures[index].conditions) : nil
        case .preview(let name, let screen): .preview(name, screen)
        }
    }

    private static func precedes(_ left: (Observation, AuditPlace?), _ right: (Observation, AuditPlace?)) -> Bool {
        switch (left.1, right.1) {
        case (nil, nil): return left.0.message < right.0.message
        case (nil, _): return true
        case (_, nil): return false
        case (let one?, let two?):
            if !one.isSame(as: two) { return AuditPlace.precedes(one, two) }
            return left.0.message < right.0.message
        }
    }

    private static func source(
        of seen: [Observation], in widget: WidgetEvidence, _ sources: SourceIndex
    ) -> SourcePosition? {
        if let stated = seen.compactMap(\.source).min() { return stated }
        let literals = Set(seen.compactMap(\.literal)).sorted()
        if let exact = literals.lazy.compactMap(sources.literal).first { return exact }
        let views = ViewSource(widget, sources)
        if let exact = views.position(ofFirst: seen.compactMap(\.spot)) { return exact }
        return sources.declaration(of: widget.description.typeName)
    }
}
