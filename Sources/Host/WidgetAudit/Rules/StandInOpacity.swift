extension AuditRule {
    static let standInOpacity = AuditRule(
        RuleID(.guidelines, 101), "stand-in-opacity", .note,
        title: "Shapes of a placeholder are translucent",
        check: """
            The opacity of shapes that only the placeholder has, in the places of texts, symbols and images. A \
            gradient is opaque if all of it is, and invisible if all of it is.
            """,
        remedy: "Fill them with a color of about half opacity, or let the system hide the usual view.",
        guideline: """
            Shapes at half opacity look like a placeholder on every background. An opaque shape looks like content.
            """,
        sources: [.widgets2022, .widgets2025], needs: [.pictures, .placeholder],
        thresholds: [StandInOpacity.most, StandInOpacity.least], judge: StandInOpacity.judge)
}

private enum StandInOpacity {
    static let most = Threshold("most", 95, .percent, .stated("Widgets, placeholders in semi-opaque shapes"))
    static let least = Threshold("least", 5, .percent, .measured("a fainter shape cannot be seen"))

    @Sendable static func judge(_ input: RuleInput) -> [RuleOutcome] {
        input.placeholders { standIns, index, entry in
            standIns.own.compactMap { shape in
                guard let weakest = shape.element.coverOpacity, let strongest = shape.element.mostCoverOpacity else {
                    return nil
                }
                let isOpaque = 100 * weakest > input.value(of: most)
                guard isOpaque || 100 * strongest < input.value(of: least) else { return nil }
                return .violation(
                    Observation(
                        standIns.placeholder.subject(shape.element),
                        "\(shape.element.coverName) of the placeholder is \(isOpaque ? "opaque" : "invisible")",
                        advice: "Fill it with a color of about half opacity, or let the system hide the usual view.",
                        measured: .number(100 * (isOpaque ? weakest : strongest), .percent),
                        bound: input.measure(of: isOpaque ? most : least),
                        spot: standIns.placeholder.spot(shape.element, index), twin: entry))
            }
        }
    }
}
