import RenderModel

extension AuditRule {
    static let vibrantProminence = AuditRule(
        RuleID(.guidelines, 78), "vibrant-prominence", .warning,
        title: "The most prominent text is the lightest in vibrant",
        check: """
            The luminance of the largest text in vibrant; of several, the lightest. It is compared with that of \
            smaller texts as well.
            """,
        remedy: "Use white or a light gray for it when widgetRenderingMode is vibrant.",
        guideline: """
            In vibrant mode light content stands out and dark content recedes. The most important text is white or light \
            gray, and what supports it is darker.
            """,
        sources: [.widgets2022, .widgets2025], needs: [.pictures, .appearances],
        thresholds: [VibrantProminence.luminance, VibrantProminence.difference], judge: VibrantProminence.judge)
}

private enum VibrantProminence {
    static let luminance = Threshold(
        "luminance", 0.5, .count, .measured("the luminance of a light gray; the guidelines state the principle"))

    static let difference = Threshold(
        "difference", 0.1, .count, .measured("the luminance by which smaller text outshines the largest one"))

    /// Text of less than this share of the largest size supports it.
    private static let smaller = 0.9

    /// The most prominent text is the largest one, and the lightest among equals. It must be light by itself, and no
    /// darker than what supports it. Its runs must have plain colors.
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
            guard let text = prominent.first else { return [] }
            let supporting = texts.filter { $0.size < smaller * text.size }.map(\.shown).max() ?? 0
            let isDark = text.luminance < input.value(of: luminance)
            guard isDark || supporting - text.shown >= input.value(of: difference) else { return [] }
            let bound = isDark ? input.measure(of: luminance) : .number(supporting, .count)
            return [
                .violation(
                    Observation(
                        picture.subject(text.element),
                        "\(Named.text(text.facts.string)), the largest one, is "
                            + "\(isDark ? "dark" : "darker than others") in \(picture.conditions.appearance)",
                        advice: "Use white or a light gray for it when widgetRenderingMode is vibrant.",
                        measured: .number(isDark ? text.luminance : text.shown, .count), bound: bound,
                        spot: picture.spot(text.element, index), literal: text.facts.string))
            ]
        }
    }

    private struct Text {
        var element: AuditElement
        var facts: TextFacts
        var size: Double
        /// Of the lightest color, without its opacity.
        var luminance: Double
        /// Of the lightest color on black.
        var shown: Double

        init?(_ element: AuditElement, _ facts: TextFacts) {
            let colors = facts.runs.compactMap { $0.isColorFont ? RGBA.white : $0.paint.plainColor }
            guard element.colors == .known, colors.count == facts.runs.count,
                let luminance = colors.map(\.luminance).max(),
                let shown = colors.map({ $0.over(.black, opacity: element.opacity).luminance }).max(),
                let size = facts.runs.map(\.size).max()
            else { return nil }
            self.element = element
            self.facts = facts
            self.size = size * element.scale
            self.luminance = luminance
            self.shown = shown
        }
    }
}
