extension AuditRule {
    static let vibrantProminence = AuditRule(
        RuleID(.guidelines, 78), "vibrant-prominence", .warning,
        title: "The most prominent text is the lightest in vibrant",
        check: "The luminance of the largest text in vibrant; of several, the lightest.",
        remedy: "Use white or a light gray for it when widgetRenderingMode is vibrant.",
        guideline: """
            In vibrant mode light content stands out and dark content recedes. The most important text is white or light \
            gray, and what supports it is darker.
            """,
        sources: [.widgets2022, .widgets2025], needs: [.pictures, .appearances],
        thresholds: [VibrantProminence.luminance], judge: VibrantProminence.judge)
}

private enum VibrantProminence {
    static let luminance = Threshold(
        "luminance", 0.5, .count, .measured("the luminance of a light gray; the guidelines state the principle"))

    /// The most prominent text is the largest one, and the lightest among equals. Its runs must have plain colors.
    @Sendable static func judge(_ input: RuleInput) -> [RuleOutcome] {
        input.pictures(in: .vibrant, otherwise: "no text is shown in vibrant") { !$0.texts.isEmpty }.judge {
            picture, index in
            let texts = picture.texts.compactMap { element, text in Text(element, text) }
            guard texts.count == picture.texts.count, let largest = texts.map(\.size).max() else { return [] }
            let prominent = texts.filter { $0.size == largest }.sorted { left, right in
                left.luminance != right.luminance
                    ? left.luminance > right.luminance
                    : left.element.path.lexicographicallyPrecedes(right.element.path)
            }
            guard let text = prominent.first, text.luminance < input.value(of: luminance) else { return [] }
            return [
                .violation(
                    Observation(
                        picture.subject(text.element),
                        "\(Named.text(text.facts.string)), the largest one, is dark in \(picture.conditions.appearance)",
                        advice: "Use white or a light gray for it when widgetRenderingMode is vibrant.",
                        measured: .number(text.luminance, .count), bound: input.measure(of: luminance),
                        spot: picture.spot(text.element, index), literal: text.facts.string))
            ]
        }
    }

    private struct Text {
        var element: AuditElement
        var facts: TextFacts
        var size: Double
        var luminance: Double

        init?(_ element: AuditElement, _ facts: TextFacts) {
            let lights = facts.runs.compactMap { run -> Double? in
                if run.isColorFont { return 1 }
                guard case .color(let color) = run.paint else { return nil }
                return color.luminance
            }
            guard element.colors == .known, lights.count == facts.runs.count, let luminance = lights.max(),
                let size = facts.runs.map(\.size).max()
            else { return nil }
            self.element = element
            self.facts = facts
            self.size = size * element.scale
            self.luminance = luminance
        }
    }
}
