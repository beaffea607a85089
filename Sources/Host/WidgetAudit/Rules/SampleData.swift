extension AuditRule {
    static let sampleData = AuditRule(
        RuleID(.widgets, 8), "sample-data", .warning, decision: .review,
        title: "Real entries do not show sample data",
        check: """
            The texts of the current entry are the same as those of the snapshot for the gallery, and one of them has \
            a number, or is an argument with a label in the sources. Other literals of the sources do not count.
            """,
        remedy: "Return sample data only when context.isPreview is true.",
        guideline: """
            The sample values of the gallery's snapshot must not reach the timeline: people mistake them for their own data.
            """,
        sources: [.widgets2025, .developers], needs: [.pictures, .gallery], judge: SampleData.judge)
}

private enum SampleData {
    /// Equal values in the gallery and in the timeline may be constants or a coincidence, so that only a reader of the
    /// widget can decide. Values are texts with a number that the sources do not state, and texts that these pass as
    /// an argument with a label, as in `Entry(name: "Ana")`.
    @Sendable static func judge(_ input: RuleInput) -> [RuleOutcome] {
        let arguments = input.sources.arguments
        return input.pictures(otherwise: "no snapshot for the gallery is drawn") { $0.conditions.content == .gallery }
            .judge {
                picture, index in
                guard let entry = input.evidence.index(like: picture, { $0.content = .entry }) else { return [] }
                let samples = picture.strings
                let shown = input.evidence.pictures[entry].texts.filter { !$0.facts.isDynamic }.map(\.facts.string)
                guard samples == input.evidence.pictures[entry].strings else { return [] }
                let values = shown.filter { text in
                    arguments.contains(text[...])
                        || text.contains(where: \.isNumber) && !input.sources.hasLiteral(text)
                }
                guard let value = values.first else { return [] }
                let family = picture.conditions.family
                return [
                    .needsReview(
                        Observation(
                            .family(family),
                            "the timeline of \(family.rawValue) shows the same values as the gallery, such as "
                                + Named.text(value),
                            advice: "Check whether the provider returns its sample entry from getTimeline as well.",
                            measured: .text("equal"), bound: .text("different"),
                            spot: input.evidence.pictures[entry].spot(entry), twin: index))
                ]
            }
    }
}
