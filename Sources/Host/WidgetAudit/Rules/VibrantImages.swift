extension AuditRule {
    static let vibrantImages = AuditRule(
        RuleID(.guidelines, 79), "vibrant-images", .warning,
        title: "Images have contrast in vibrant",
        check: "The contrast between the darkest and the lightest tenth of each opaque image in vibrant.",
        remedy: "Provide a version with more contrast for these places, or a symbol.",
        guideline: """
            In vibrant mode the luminance of an image decides how much of it shows through the material. An image with \
            little contrast is not recognizable there.
            """,
        sources: [.widgets2022, .widgets2025], needs: [.pictures, .appearances, .tones],
        thresholds: [VibrantImages.contrast], judge: VibrantImages.judge)
}

private enum VibrantImages {
    static let contrast = Threshold(
        "contrast", 3, .ratio, .measured("WCAG 2.2, 1.4.11, between the darkest and the lightest tenth"))

    /// A deviation from which on parts stand out that cover less than a tenth of the image.
    private static let detail = 0.15

    @Sendable static func judge(_ input: RuleInput) -> [RuleOutcome] {
        input.pictures(in: .vibrant, otherwise: "no image is shown in vibrant") { !$0.grayImages.isEmpty }.judge {
            picture, index in
            picture.grayImages.compactMap { element, image, tones in
                guard tones.contrast < input.value(of: contrast), tones.deviation < detail else { return nil }
                return .violation(
                    Observation(
                        image.name.isEmpty ? picture.subject(element) : .named(image.name),
                        "\(Named.image(image.name)) has little contrast in \(picture.conditions.appearance)",
                        advice: "Provide a version with more contrast for these places, or a symbol.",
                        measured: .number(tones.contrast, .ratio), bound: input.measure(of: contrast),
                        spot: picture.spot(element, index)))
            }
        }
    }
}
