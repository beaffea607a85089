extension AuditRule {
    static let tightText = AuditRule(
        RuleID(.guidelines, 17), "tight-text", .note,
        title: "Only graphics and buttons use the tight margin",
        check: """
            Texts between the tight and the standard margin that are neither part of a control nor on a filled \
            shape.
            """,
        remedy: "Give plain text the standard margin, or put it on a shape that keeps the tight one.",
        guideline: """
            The tight margin of 11 pt is for graphics, buttons and groups with a background. Plain text keeps the \
            standard margin.
            """,
        sources: [.widgets2022, .widgets2025],
        needs: [.pictures, .appearances, .archive, .smallestScreen, .languages, .mirrored],
        thresholds: [TightText.margin, TightText.tight], judge: TightText.judge)
}

private enum TightText {
    static let margin = Threshold("margin", 16, .points, .stated("Widgets, standard margins of 16 points"))
    /// Below it R-16 applies.
    static let tight = Threshold("tight", 11, .points, .stated("Widgets, tight margins of 11 points"))

    /// A text of a button, or on a card that itself keeps the tight margin, is not plain.
    @Sendable static func judge(_ input: RuleInput) -> [RuleOutcome] {
        let tight = input.value(of: Self.tight)
        return EdgeDistance.pictures(input).judge { picture, index in
            let margin = min(input.value(of: Self.margin), picture.conditions.systemMargin)
            return EdgeDistance.leaves(of: picture).compactMap { leaf in
                guard let text = leaf.element.text, leaf.distance >= tight - EdgeDistance.tolerance,
                    leaf.distance < margin - EdgeDistance.tolerance,
                    EdgeDistance.isPlain(leaf.element, in: picture, tight: tight)
                else { return nil }
                let measured = Measure.number(leaf.distance, .points)
                return .violation(
                    Observation(
                        picture.subject(leaf.element), "\(leaf.name) is in the tight margin, \(measured.text) inside",
                        advice: "Give plain text the standard margin, or put it on a shape with the tight one.",
                        measured: measured, bound: .number(margin, .points), spot: picture.spot(leaf.element, index),
                        literal: text.string))
            }
        }
    }
}
