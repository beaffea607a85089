extension AuditRule {
    static let standByImages = AuditRule(
        RuleID(.guidelines, 74), "standby-images", .warning, decision: .review,
        title: "StandBy shows few rich images",
        check: "The area of each image in StandBy, as a share of the widget's area.",
        remedy: "Show text and symbols there instead of the image.",
        guideline: """
            StandBy is read from across a room, and at night it glows. Large numbers and symbols are recognized there; \
            photos and detailed illustrations are not.
            """,
        sources: [.widgets2025], needs: [.pictures, .appearances], thresholds: [StandByImages.share],
        judge: StandByImages.judge)
}

private enum StandByImages {
    static let share = Threshold("share", 25, .percent, .measured("a quarter of the widget"))

    /// An image may be what the widget is about, such as a photo, so that a reader decides.
    @Sendable static func judge(_ input: RuleInput) -> [RuleOutcome] {
        input.pictures(otherwise: "no image is shown in StandBy") { picture in
            picture.conditions.context == .standBy && picture.conditions.content == .entry
                && picture.content.contains { $0.image?.isTemplate == false }
        }.judge { picture, index in
            picture.content.compactMap { element in
                guard let image = element.image, !image.isTemplate else { return nil }
                let covered = picture.share(of: element)
                guard covered > input.value(of: share) else { return nil }
                return .needsReview(
                    Observation(
                        picture.subject(element),
                        "\(Named.image(image.name)) takes \(Measure.number(covered, .percent).text) in StandBy",
                        advice: "Check whether the widget needs the image there; text and symbols are read from afar.",
                        measured: .number(covered, .percent), bound: input.measure(of: share),
                        spot: picture.spot(element, index)))
            }
        }
    }
}
