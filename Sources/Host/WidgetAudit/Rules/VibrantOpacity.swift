extension AuditRule {
    static let vibrantOpacity = AuditRule(
        RuleID(.guidelines, 77), "vibrant-opacity", .warning,
        title: "Vibrant text is opaque",
        check: """
            The opacity of the colors of texts in vibrant, multiplied by that of their views. The levels of the \
            foreground style are exempt.
            """,
        remedy: "Use an opaque gray, or foregroundStyle(.secondary), instead of opacity.",
        guideline: """
            The Lock Screen derives how strongly a view shows from its luminance. Opacity weakens it a second time, so \
            that text disappears on some wallpapers. Use opaque grays, or the levels of the foreground style.
            """,
        sources: [.widgets2022, .widgets2025], needs: [.pictures, .appearances], thresholds: [VibrantOpacity.least],
        judge: VibrantOpacity.judge)
}

private enum VibrantOpacity {
    static let least = Threshold("least", 99, .percent, .stated("Widgets, content at full opacity"))

    /// The opacities of the levels below primary of a color that the widget chose, such as its secondary level.
    private static let levels = [0.5, 0.25, 0.18]

    /// The levels of a style are translucent on purpose. Shapes are not judged: those of gauges and of the accessory
    /// background are translucent as well.
    @Sendable static func judge(_ input: RuleInput) -> [RuleOutcome] {
        input.pictures(in: .vibrant, otherwise: "no text is shown in vibrant") { !$0.texts.isEmpty }.judge {
            picture, index in
            picture.texts.compactMap { element, text in
                guard !element.isRedacted, element.colors == .known else { return nil }
                let alphas = text.runs.filter { $0.level == .custom && !$0.isColorFont }.compactMap(\.paint.leastAlpha)
                    .map { alpha in levels.contains { abs($0 - alpha) < 0.005 } ? 1 : alpha }
                guard let alpha = alphas.min().map({ 100 * $0 * element.opacity }), alpha < input.value(of: least)
                else { return nil }
                let measured = Measure.number(alpha, .percent)
                return .violation(
                    Observation(
                        picture.subject(element), "\(Named.text(text.string)) has an opacity of \(measured.text)",
                        advice: "Use an opaque gray, or foregroundStyle(.secondary), instead of opacity.",
                        measured: measured, bound: input.measure(of: least), spot: picture.spot(element, index),
                        literal: text.string))
            }
        }
    }
}
