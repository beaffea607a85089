import CoreGraphics

extension AuditRule {
    static let imageDensity = AuditRule(
        RuleID(.guidelines, 33), "image-density", .warning,
        title: "Images have enough pixels for the screen",
        check: "The pixels of each resizable image, compared with those of its frame on the screen.",
        remedy: "Provide the image with at least the number of pixels that the finding names.",
        guideline: """
            An image with fewer pixels than its frame has on the screen is blurred. A catalog needs the variants @2x \
            and @3x, and a photo the size at which it is shown.
            """,
        sources: [.widgets2025, .layout], needs: [.pictures, .archive],
        thresholds: [ImageDensity.share], judge: ImageDensity.judge)
}

private enum ImageDensity {
    static let share = Threshold(
        "share", 98, .percent, .measured("frames are rounded to pixels, so that a few pixels may be missing"))

    @Sendable static func judge(_ input: RuleInput) -> [RuleOutcome] {
        let bound = input.value(of: share)
        return input.pictures(otherwise: "no image is shown") { $0.elements.contains { $0.image != nil } }.judge {
            picture, index in
            picture.elements.compactMap { element in
                guard let image = element.image, image.isStretched, !image.isTemplate else { return nil }
                let factor = picture.conditions.scale * element.scale
                let needed = (
                    width: Double(image.destination.width) * factor, height: Double(image.destination.height) * factor
                )
                guard needed.width >= 1, needed.height >= 1 else { return nil }
                let available =
                    100 * min(Double(image.pixelWidth) / needed.width, Double(image.pixelHeight) / needed.height)
                guard available < bound else { return nil }
                let wanted = [needed.width, needed.height].map { Measure.digits($0.rounded(.up)) }.joined(
                    separator: " × ")
                return .violation(
                    Observation(
                        image.name.isEmpty ? picture.subject(element) : .named(image.name),
                        "\(Named.image(image.name)) has \(image.pixelWidth) × \(image.pixelHeight) px where it is shown "
                            + "with \(wanted)",
                        advice: "Provide the image with at least \(wanted) px for this scale.",
                        measured: .number(available, .percent), bound: input.measure(of: share),
                        spot: picture.spot(element, index)))
            }
        }
    }
}
