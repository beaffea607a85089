extension AuditRule {
    static let lightBackground = AuditRule(
        RuleID(.guidelines, 64), "light-background", .note, decision: .review,
        title: "The background is light in the light appearance",
        check: "The luminance of a container background in one color in light, as a share of white.",
        remedy: "Use a light variant of the color, unless it belongs to the brand.",
        guideline: """
            On a light Home Screen most widgets are light. A dark one stands out, which photos and the colors of a \
            brand may do.
            """,
        sources: [.widgets2022, .widgets2025], needs: .pictures, thresholds: [LightBackground.luminance],
        judge: LightBackground.judge)
}

private enum LightBackground {
    static let luminance = Threshold("luminance", 20, .percent, .measured("of white; darker than a medium gray"))

    /// Whether a dark color belongs to the brand is for a reader to decide. A gradient is a picture, such as a night
    /// sky.
    @Sendable static func judge(_ input: RuleInput) -> [RuleOutcome] {
        let values = BackgroundLuminance.values(input, in: .light).filter(\.value.isPlain)
        guard !values.isEmpty else { return [.notApplicable(reason: "no background of one color is drawn in light")] }
        return values.map { index, picture, value in
            let percent = 100 * value.luminance
            guard percent < input.value(of: luminance) else { return .pass(1) }
            let (family, measured) = (picture.conditions.family, Measure.number(percent, .percent))
            return .needsReview(
                Observation(
                    .family(family), "the background of the \(family.shortName) widget is dark in light",
                    advice: "Check whether the color is that of the brand; if not, use a light variant.",
                    measured: measured, bound: input.measure(of: luminance), spot: picture.spot(value.element, index)))
        }
    }
}
