extension AuditRule {
    static let grayImages = AuditRule(
        RuleID(.guidelines, 71), "gray-images", .warning,
        title: "Images are recognizable without colors",
        check: """
            The standard deviation of the luminance of each opaque image that is shown without its colors, or whose \
            rendering mode is left to the system.
            """,
        remedy: "Provide a version with more contrast for these places, or a symbol.",
        guideline: """
            Where the system removes colors, an image consists of its light and dark parts. One whose parts differ in hue \
            only becomes an even gray area.
            """,
        sources: [.widgets2022, .widgets2025], needs: [.pictures, .appearances, .tones],
        thresholds: [GrayImages.deviation], judge: GrayImages.judge)
}

private enum GrayImages {
    static let deviation = Threshold(
        "deviation", 0.08, .count, .measured("the standard deviation of the luminance; below it no parts stand out"))

    @Sendable static func judge(_ input: RuleInput) -> [RuleOutcome] {
        input.pictures(in: .accented, otherwise: "no image is shown without its colors") { !$0.grayImages.isEmpty }
            .judge { picture, index in
                picture.grayImages.compactMap { element, image, tones in
                    guard tones.deviation < input.value(of: deviation) else { return nil }
                    return .violation(
                        Observation(
                            image.name.isEmpty ? picture.subject(element) : .named(image.name),
                            "\(Named.image(image.name)) is an even gray area in \(picture.conditions.appearance)",
                            advice: "Provide a version with more contrast for these places, or a symbol.",
                            measured: .number(tones.deviation, .count), bound: input.measure(of: deviation),
                            spot: picture.spot(element, index)))
                }
            }
    }
}
