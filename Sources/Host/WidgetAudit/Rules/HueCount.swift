import RenderModel

extension AuditRule {
    static let hueCount = AuditRule(
        RuleID(.guidelines, 87), "hue-count", .note,
        title: "A widget has few colors",
        check: """
            The number of sectors of a color wheel with twelve sectors in which plain colors of texts and shapes \
            are. Grays, gradients and images do not count.
            """,
        remedy: "Use shades of one color, and others only where they mean something.",
        guideline: """
            Many colors compete with the content for attention. One color that belongs to the app, and a few with a \
            meaning, are enough outside of images.
            """,
        sources: [.widgets2022, .widgets2025], needs: .pictures, thresholds: [HueCount.limit], judge: HueCount.judge)
}

private enum HueCount {
    static let limit = Threshold("limit", 6, .count, .measured("of the twelve sectors of a color wheel"))
    private static let sectors = 12
    /// Colors with less saturation or value are grays.
    private static let leastSaturation: Float = 0.25
    private static let leastValue: Float = 0.15
    private static let leastOpacity = 0.2

    @Sendable static func judge(_ input: RuleInput) -> [RuleOutcome] {
        input.pictures(otherwise: "no picture has the widget's own colors") {
            $0.conditions.showsOwnColors && $0.conditions.content == .entry && !$0.elements.isEmpty
        }.judge { picture, index in
            let count = hues(in: picture)
            guard Double(count) > input.value(of: limit) else { return [] }
            let family = picture.conditions.family
            return [
                .violation(
                    Observation(
                        .family(family), "the \(family.shortName) widget has \(count) distinct hues",
                        advice: "Use shades of one color, and others only where they mean something.",
                        measured: .number(Double(count), .count), bound: input.measure(of: limit),
                        spot: picture.spot(index)))
            ]
        }
    }

    /// The number of sectors of the color wheel that plain colors of texts and shapes are in. Gradients count by none:
    /// they pass through colors.
    private static func hues(in picture: PictureEvidence) -> Int {
        let paints = picture.elements.filter { $0.opacity >= leastOpacity }.flatMap { element in
            element.text?.runs.filter { !$0.isColorFont }.map(\.paint) ?? element.shape.map { [$0.paint] } ?? []
        }
        return Set(paints.compactMap(sector)).count
    }

    private static func sector(of paint: Paint) -> Int? {
        guard case .color(let color) = paint, Double(color.alpha) >= leastOpacity else { return nil }
        let (red, green, blue) = (color.red, color.green, color.blue)
        let (high, low) = (max(red, green, blue), min(red, green, blue))
        guard high >= leastValue, (high - low) / high >= leastSaturation else { return nil }
        let span = high - low
        let turn: Float =
            if high == red {
                (green - blue) / span
            } else if high == green {
                2 + (blue - red) / span
            } else {
                4 + (red - green) / span
            }
        let part = Int((turn * Float(sectors) / 6).rounded())
        return (part + sectors) % sectors
    }
}
