extension AuditRule {
    static let fullColorMedia = AuditRule(
        RuleID(.guidelines, 70), "full-color-media", .note, decision: .review,
        title: "Only media keep their colors in tinted and clear",
        check: "Each image that keeps its colors in accented mode.",
        remedy: "Remove the mode fullColor from images that are not media, such as covers.",
        guideline: """
            The full-color mode is for images that are content, such as album covers. An icon or an illustration in full \
            color does not match the other widgets.
            """,
        sources: [.widgets2025], needs: [.pictures, .appearances], judge: FullColorMedia.judge)
}

private enum FullColorMedia {
    @Sendable static func judge(_ input: RuleInput) -> [RuleOutcome] {
        input.pictures(in: .accented, otherwise: "no image keeps its colors in tinted and clear") {
            !$0.fullColorImages.isEmpty
        }.judge { picture, index in
            picture.fullColorImages.map { element, name in
                .needsReview(
                    Observation(
                        picture.subject(element), "\(name) keeps its colors in \(picture.conditions.appearance)",
                        advice: "Check whether the image is media, such as a cover; if not, remove the mode fullColor.",
                        measured: .text("full color"), bound: .text("media only"),
                        spot: picture.spot(element, index)))
            }
        }
    }
}
