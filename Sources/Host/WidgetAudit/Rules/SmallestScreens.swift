import WidgetVocabulary

extension AuditRule {
    static let smallestScreens = AuditRule(
        RuleID(.guidelines, 19), "smallest-screens", .error,
        title: "Content fits every listed size",
        check: """
            The smallest screens of the platforms are drawn, and the ink of texts and controls is compared with the \
            clips and edges there, as for R-06.
            """,
        remedy: "Replace fixed sizes by flexible ones, or offer a smaller layout with ViewThatFits.",
        guideline: """
            A family has a different size on each screen. What needs more than the smallest one offers is cut or \
            truncated there, or has no margin left.
            """,
        sources: [.widgets2022, .widgets2025], needs: [.pictures, .smallestScreen], thresholds: [CutContent.bound],
        judge: SmallestScreens.judge)
}

private enum SmallestScreens {
    @Sendable static func judge(_ input: RuleInput) -> [RuleOutcome] {
        let reference = input.evidence.reference
        return input.pictures(otherwise: "the widget is drawn on one screen only") {
            $0.conditions.device != reference.device(of: $0.conditions.family)
                && $0.conditions.locale == reference.locale
                && $0.conditions.content == .entry && $0.conditions.typeSize <= .large
        }.judge { picture, index in
            let cuts = CutContent(picture: picture, index: index).violations(
                over: CutContent.bound, input,
                advice: "Replace fixed sizes by flexible ones, or offer a smaller layout with ViewThatFits.")
            let usual = input.usualPictures().first { $0.picture.conditions.family == picture.conditions.family }
            let found =
                cuts
                + TruncatedText(picture: picture, index: index, usual: usual?.picture).violations(
                    "on \(picture.conditions.device)",
                    advice: "Allow more lines or a minimum scale factor, or offer a shorter form with ViewThatFits.")
            return found.isEmpty ? excess(of: picture, index, input) : found
        }
    }

    /// Content that has the standard margins on the reference device and not on a smaller screen.
    private static func excess(of picture: PictureEvidence, _ index: Int, _ input: RuleInput) -> [RuleOutcome] {
        let family = picture.conditions.family
        guard picture.conditions.hasMargins,
            let large = input.usualPictures().first(where: { $0.picture.conditions.family == family }),
            large.picture.conditions.context == picture.conditions.context,
            let most = ContentBox(large: large.picture, small: picture).excess().max(by: {
                $0.length - $0.room < $1.length - $1.room
            })
        else { return [] }
        let measured = Measure.number(most.length, .points)
        return [
            .violation(
                Observation(
                    .family(family),
                    "the content of the \(family.shortName) widget has a \(most.axis.rawValue) of \(measured.text), more "
                        + "than \(picture.conditions.device) has between its margins",
                    advice: "Replace fixed sizes by flexible ones, or offer a smaller layout with ViewThatFits.",
                    measured: measured, bound: .number(most.room, .points), spot: picture.spot(index),
                    twin: large.index))
        ]
    }
}
