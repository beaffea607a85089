extension AuditRule {
    static let minimumTextSize = AuditRule(
        RuleID(.guidelines, 1), "minimum-text-size", .error,
        title: "Text is 11 pt or larger",
        check: """
            The size of each run of text at the type size Large, after its minimum scale factor and the transforms \
            around it, in points of the canvas.
            """,
        remedy: "Use a text style such as caption, or shorten the text where a minimum scale factor shrinks it.",
        guideline: """
            Smaller text is hard to read at the distance at which a widget is seen. The size is measured as it is \
            drawn: after a minimum scale factor and after transforms, in points of the layout.
            """,
        sources: [.widgets2022, .widgets2025], needs: [.pictures, .appearances, .archive, .smallestScreen, .languages],
        thresholds: [MinimumTextSize.minimum],
        judge: MinimumTextSize.judge)
}

private enum MinimumTextSize {
    static let minimum = Threshold("minimum", 11, .points, .stated("Widgets, text of at least 11 points"))
    /// Layout rounds the size of shrunk text.
    private static let tolerance = 0.05

    @Sendable static func judge(_ input: RuleInput) -> [RuleOutcome] {
        let minimum = input.value(of: Self.minimum)
        return input.pictures(otherwise: "no picture shows text at the type size Large") {
            $0.conditions.typeSize == .large && $0.conditions.content == .entry && !$0.texts.isEmpty
        }.judge { picture, index in
            picture.texts.compactMap { element, text in
                guard !element.isRedacted, let size = text.smallestSize.map({ $0 * element.scale }),
                    size < minimum - tolerance
                else { return nil }
                let measured = Measure.number(size, .points)
                return .violation(
                    Observation(
                        picture.subject(element), "\(Named.text(text.string)) is set at \(measured.text)",
                        advice: """
                            Use a text style or a font of at least \(Measure.number(minimum, .points).text), or raise \
                            the minimum scale factor and shorten the text.
                            """,
                        measured: measured, bound: input.measure(of: Self.minimum), spot: picture.spot(element, index),
                        literal: text.string))
            }
        }
    }
}
