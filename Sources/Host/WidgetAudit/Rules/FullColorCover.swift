extension AuditRule {
    static let fullColorCover = AuditRule(
        RuleID(.guidelines, 69), "full-color-cover", .warning,
        title: "An image in full color is smaller than the widget",
        check: "The area of each image with the accented rendering mode fullColor, as a share of the widget's area.",
        remedy: "Make the image smaller than the widget, or use the mode desaturated.",
        guideline: """
            In tinted and clear an image may keep its colors, such as the cover of an album. If it fills the widget, \
            the widget ignores the appearance that the user chose.
            """,
        sources: [.widgets2025], needs: [.pictures, .appearances], thresholds: [FullColorCover.share],
        judge: FullColorCover.judge)
}

private enum FullColorCover {
    static let share = Threshold("share", 95, .percent, .measured("what the content margins leave is less"))

    @Sendable static func judge(_ input: RuleInput) -> [RuleOutcome] {
        input.pictures(in: .accented, otherwise: "no image keeps its colors in tinted and clear") {
            !$0.fullColorImages.isEmpty
        }.judge { picture, index in
            picture.fullColorImages.compactMap { element, name in
                let covered = picture.share(of: element)
                guard covered >= input.value(of: share) else { return nil }
                return .violation(
                    Observation(
                        picture.subject(element), "\(name) covers the whole widget in full color",
                        advice: "Make the image smaller than the widget, or use the mode desaturated.",
                        measured: .number(covered, .percent), bound: input.measure(of: share),
                        spot: picture.spot(element, index)))
            }
        }
    }
}
