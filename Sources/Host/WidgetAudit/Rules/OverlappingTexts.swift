import WidgetVocabulary

extension AuditRule {
    static let overlappingTexts = AuditRule(
        RuleID(.guidelines, 7), "overlapping-texts", .error,
        title: "Texts do not overlap",
        check: """
            The ink of the lines of each two texts is intersected, in every place, appearance and entry. Text on a \
            card that hides what is behind it does not overlap.
            """,
        remedy: "Place the texts in a stack instead of an overlay or an offset.",
        guideline: """
            Two texts on top of each other cannot be read. It happens with offsets and overlays that fit one value \
            only: a longer one runs into its neighbor.
            """,
        sources: [.layout], needs: [.pictures, .appearances, .archive, .mirrored], thresholds: [TextOverlap.bound],
        judge: OverlappingTexts.judge)
}

private enum OverlappingTexts {
    /// Larger type sizes are R-09's.
    @Sendable static func judge(_ input: RuleInput) -> [RuleOutcome] {
        input.pictures(otherwise: "no picture has two texts") {
            $0.conditions.showsEntry && $0.conditions.typeSize <= .large && $0.texts.count > 1
        }.judge { picture, index in
            TextOverlap(picture: picture).violations(over: TextOverlap.bound, input, index)
        }
    }
}
