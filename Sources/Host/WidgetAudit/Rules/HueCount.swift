import RenderModel

extension AuditRule {
    static let hueCount = AuditRule(
        RuleID(.guidelines, 87), "hue-count", .note,
        title: "A widget has few colors",
        check: """
            The number of hues, ten degrees of the color wheel apart or more, of texts, symbols, shapes and gradients \
            of one color. Grays and images do not count.
            """,
        remedy: "Use shades of one color, and others only where they mean something.",
        guideline: """
            Many colors compete with the content for attention. One color that belongs to the app, and a few with a \
            meaning, are enough outside of images.
            """,
        sources: [.widgets2022, .widgets2025], needs: .pictures, thresholds: [HueCount.limit], judge: HueCount.judge)
}

private enum HueCount {
    static let limit = Threshold("limit", 6, .count, .measured("of hues that are ten degrees apart or more"))
    /// Degrees of the color wheel; closer hues are shades of one color.
    private static let width: Float = 10
    /// Degrees; a gradient that spans more passes through colors.
    private static let mostSpan: Float = 40
    private static let leastOpacity = 0.2

    @Sendable static func judge(_ input: RuleInput) -> [RuleOutcome] {
        input.pictures(otherwise: "no picture has the widget's own colors") {
            $0.conditions.showsOwnColors && $0.conditions.content == .entry && !$0.elements.isEmpty
        }.judge { picture, index in
            let count = count(of: picture.elements.filter { $0.opacity >= leastOpacity }.flatMap { hues(of: $0) })
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

    /// The number of clusters of hues on the color wheel:
    ///
    /// 1. The wheel is cut at the largest gap between neighboring hues, so that no cluster crosses the cut.
    /// 2. From there on, a hue that is `width` or more from the first one of a cluster begins the next cluster.
    private static func count(of hues: [Float]) -> Int {
        let sorted = Set(hues).sorted()
        guard let first = sorted.first, let last = sorted.last else { return 0 }
        let gaps = zip(sorted.dropFirst(), sorted).map { $0 - $1 } + [first + 360 - last]
        let cut = gaps.indices.max { gaps[$0] < gaps[$1] } ?? 0
        let start = (cut + 1) % sorted.count
        let turned = (0..<sorted.count).map { place -> Float in
            let index = (start + place) % sorted.count
            return sorted[index] + (index < start ? 360 : 0)
        }
        var count = 0
        var begin = -Float.infinity
        for hue in turned where hue - begin >= width {
            begin = hue
            count += 1
        }
        return count
    }

    /// The hues of an element's texts, symbols and shapes, in degrees.
    private static func hues(of element: AuditElement) -> [Float] {
        let paints: [Paint] =
            switch element.content {
            case .text(let text): text.runs.filter { !$0.isColorFont }.map(\.paint)
            case .symbol: element.drawing?.fills.map(\.paint) ?? []
            case .shape(let shape): [shape.paint]
            case .image, .progress: []
            }
        return paints.compactMap { hue(of: $0) }
    }

    /// The hue of a color, or of a gradient between shades of one color; `nil` for grays and everything else.
    private static func hue(of paint: Paint) -> Float? {
        switch paint {
        case .color(let color): return hue(of: color)
        case .faded(let inner, let factor): return factor >= leastOpacity ? hue(of: inner) : nil
        case .linear(let ramp, _, _), .radial(let ramp, _, _, _), .elliptical(let ramp, _, _, _, _),
            .angular(let ramp, _, _, _):
            let hues = ramp.stops.compactMap { hue(of: $0.color) }
            guard let first = hues.first else { return nil }
            let isOne = hues.allSatisfy { min(abs($0 - first), 360 - abs($0 - first)) <= mostSpan }
            return isOne ? first : nil
        case .mesh, .image, .material, .backdrop: return nil
        }
    }

    private static func hue(of color: RGBA) -> Float? {
        Double(color.alpha) >= leastOpacity ? color.hue : nil
    }
}
