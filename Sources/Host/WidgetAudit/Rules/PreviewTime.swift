import WidgetVocabulary

extension AuditRule {
    static let previewTime = AuditRule(
        RuleID(.guidelines, 96), "preview-time", .warning, decision: .review,
        title: "The preview is there at once",
        check: "The time until the provider returns the snapshot for the gallery, on this machine.",
        remedy: "Return sample data instead of loading it when context.isPreview is true.",
        guideline: """
            The gallery waits for the snapshots of all sizes. One that loads data from a network is late, and people see \
            a placeholder. Sample data needs no loading.
            """,
        sources: [.widgets2022, .widgets2025], needs: [.pictures, .gallery], thresholds: [PreviewTime.limit],
        judge: PreviewTime.judge)
}

private enum PreviewTime {
    static let limit = Threshold("limit", 1, .seconds, .measured("what people notice as waiting"))

    /// The time depends on the machine, so that a reader decides.
    @Sendable static func judge(_ input: RuleInput) -> [RuleOutcome] {
        let times = input.evidence.facts.previewSeconds
        guard !times.isEmpty else { return [.notApplicable(reason: "no snapshot for the gallery was requested")] }
        return Family.allCases.compactMap { family in
            guard let seconds = times[family] else { return nil }
            guard seconds > input.value(of: limit) else { return .pass(1) }
            let measured = Measure.number(seconds, .seconds)
            return .needsReview(
                Observation(
                    .family(family), "the snapshot of \(family.rawValue) for the gallery takes \(measured.text) here",
                    advice: "Check whether it loads data; if so, return sample data when context.isPreview is true.",
                    measured: measured, bound: input.measure(of: limit)))
        }
    }
}
