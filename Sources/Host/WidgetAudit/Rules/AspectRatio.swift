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
        sources: [.layout], needs: [.pictures, .appearances, .typeSizes, .archive], thresholds: [AspectRatio.deviation],
        judge: AspectRatio.judge)
}

private enum AspectRatio {
    static let deviation = Threshold(
        "deviation", 3, .percent,
        .measured("1 % in the requirements; frames are rounded to pixels, which adds up to 2 %"))
    /// Points from which on the rounding of a frame is within the deviation.
    private static let exactSide = 40.0
    /// An image of fewer points is a glyph of few pixels.
    private static let leastSide = 8.0

    @Sendable static func judge(_ input: RuleInput) -> [RuleOutcome] {
        let bound = input.value(of: deviation)
        return input.pictures(otherwise: "no image is shown") { $0.elements.contains { $0.image != nil } }.judge {
            picture, index in
            picture.elements.compactMap { element in
                guard let image = element.image, element.isUpright,
                    let change = change(of: image, in: element), change > bound * rounding(of: image)
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

    /// How much more the rounding to pixels changes the ratio of a small image.
    private static func rounding(of image: ImageFacts) -> Double {
        let side = Double(min(image.destination.width, image.destination.height))
        return max(exactSide / max(side, leastSide), 1)
    }

    /// The change of the aspect ratio in percent, with that of transforms.
    private static func change(of image: ImageFacts, in element: AuditElement) -> Double? {
        let natural = image.naturalSize
        let own = image.isStretched ? image.destination : CGRect(origin: .zero, size: natural)
        let shown = own.applying(element.toCanvas).size
        let sides = [natural.width, natural.height, shown.width, shown.height].map(Double.init)
        guard let least = sides.min(), least >= leastSide else { return nil }
        let ratio = (sides[2] / sides[3]) / (sides[0] / sides[1])
        return (max(ratio, 1 / ratio) - 1) * 100
    }
}
