extension AuditRule {
    static let darkBackground = AuditRule(
        RuleID(.guidelines, 63), "dark-background", .warning,
        title: "The background is dark in the dark appearance",
        check: """
            The mean luminance of the container background in dark, as a share of white. Backgrounds of images are \
            exempt.
            """,
        remedy: "Use a background that adapts, such as .background, or a dark variant of the color.",
        guideline: """
            A light rectangle on a dark Home Screen glares, most of all at night. Use the system's background, or a \
            color set with a dark variant.
            """,
        sources: [.widgets2022, .widgets2025], needs: [.pictures, .appearances], thresholds: [DarkBackground.luminance],
        judge: DarkBackground.judge)
}

private enum DarkBackground {
    static let luminance = Threshold(
        "luminance", 50, .percent, .measured("of white; the system's own dark backgrounds have less than 2 %"))

    @Sendable static func judge(_ input: RuleInput) -> [RuleOutcome] {
        let values = BackgroundLuminance.values(input, in: .dark)
        guard !values.isEmpty else { return [.notApplicable(reason: "no plain background is drawn in dark")] }
        return values.map { index, picture, value in
            let percent = 100 * value.luminance
            guard percent > input.value(of: luminance) else { return .pass(1) }
            let (family, measured) = (picture.conditions.family, Measure.number(percent, .percent))
            return .violation(
                Observation(
                    .family(family), "the background of the \(family.shortName) widget is light in dark",
                    advice: "Use a background that adapts, such as .background, or a dark variant of the color.",
                    measured: measured, bound: input.measure(of: luminance), spot: picture.spot(value.element, index)))
        }
    }
}
