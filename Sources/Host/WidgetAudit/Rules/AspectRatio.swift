import CoreGraphics

extension AuditRule {
    static let aspectRatio = AuditRule(
        RuleID(.guidelines, 28), "aspect-ratio", .error,
        title: "Artwork keeps its aspect ratio",
        check: "The ratio of the sides of each resizable image's frame, compared with that of the image.",
        remedy: "Add scaledToFit(), or scaledToFill() with clipped(), after resizable().",
        guideline: """
            A stretched photo or logo looks broken. A resizable image is stretched to its frame unless a modifier makes it \
            fit or fill it.
            """,
        sources: [.layout], needs: .pictures, thresholds: [AspectRatio.deviation], judge: AspectRatio.judge)
}

private enum AspectRatio {
    static let deviation = Threshold(
        "deviation", 3, .percent,
        .measured("1 % in the requirements; frames are rounded to pixels, which adds up to 2 %"))
    /// An image of few points is distorted by the rounding of its frame.
    private static let leastSide = 40.0

    @Sendable static func judge(_ input: RuleInput) -> [RuleOutcome] {
        let bound = input.value(of: deviation)
        return input.pictures(otherwise: "no picture has an image") { $0.elements.contains { $0.image != nil } }.judge {
            picture, index in
            picture.elements.compactMap { element in
                guard let image = element.image, image.isStretched, let change = change(of: image), change > bound
                else { return nil }
                let measured = Measure.number(change, .percent)
                return .violation(
                    Observation(
                        image.name.isEmpty ? picture.subject(element) : .named(image.name),
                        "\(Named.image(image.name)) is stretched by \(measured.text)",
                        advice: "Add scaledToFit(), or scaledToFill() with clipped(), after resizable().",
                        measured: measured, bound: input.measure(of: deviation), spot: picture.spot(element, index)))
            }
        }
    }

    /// The change of the aspect ratio in percent.
    private static func change(of image: ImageFacts) -> Double? {
        let (natural, shown) = (image.naturalSize, image.destination.size)
        let sides = [natural.width, natural.height, shown.width, shown.height].map(Double.init)
        guard let least = sides.min(), least >= leastSide else { return nil }
        let ratio = (sides[2] / sides[3]) / (sides[0] / sides[1])
        return (max(ratio, 1 / ratio) - 1) * 100
    }
}
