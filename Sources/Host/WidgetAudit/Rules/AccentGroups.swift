extension AuditRule {
    static let accentGroups = AuditRule(
        RuleID(.guidelines, 68), "accent-groups", .note, decision: .mixed,
        title: "Content is divided into a primary and an accent group",
        check: """
            The number of views in the accent group, in accented pictures. None and all are faults on Apple Watch and \
            Apple Vision Pro; elsewhere the groups have one color, so that it needs a review.
            """,
        remedy: "Add widgetAccentable() to the part that matters most, and only to it.",
        guideline: """
            In accented mode each group gets one color. Without widgetAccentable() all content is in one group, and \
            nothing stands out. On iPhone, iPad and Mac both groups are white, so that the division does not show there.
            """,
        sources: [.widgets2025], needs: [.pictures, .appearances], judge: AccentGroups.judge)
}

private enum AccentGroups {
    /// Where both groups are white, fewer views need no division.
    private static let fewest = 3

    /// On iPhone, iPad and Mac the division does not show, so that its absence needs a review there.
    @Sendable static func judge(_ input: RuleInput) -> [RuleOutcome] {
        input.pictures(otherwise: "nothing in accented mode could be divided into two groups") { picture in
            picture.conditions.mode == .accented && picture.conditions.content == .entry
                && leaves(of: picture).count >= (showsGroups(picture) ? 2 : fewest)
        }.judge { picture, index in
            let accented = leaves(of: picture).count(where: { $0.group == .accent })
            guard accented == 0 || accented == leaves(of: picture).count else { return [] }
            let family = picture.conditions.family
            let seen = Observation(
                .family(family),
                accented == 0
                    ? "nothing in the \(family.shortName) widget is in the accent group"
                    : "all of the \(family.shortName) widget is in the accent group",
                advice: "Add widgetAccentable() to the part that matters most, and only to it.",
                measured: .number(Double(accented), .count), bound: .text("some of the views"),
                spot: picture.spot(index))
            return [showsGroups(picture) ? .violation(seen) : .needsReview(seen)]
        }
    }

    private static func showsGroups(_ picture: PictureEvidence) -> Bool {
        [.appleWatch, .visionPro].contains(picture.conditions.platform)
    }

    private static func leaves(of picture: PictureEvidence) -> [AuditElement] {
        picture.content.filter { $0.group != .fullColor }
    }
}
