import RenderModel

extension AuditRule {
    static let invertedContrast = AuditRule(
        RuleID(.guidelines, 82), "inverted-contrast", .warning,
        title: "Text is readable in inverted colors",
        check: "The contrast of each text on an inverted watch face, at the worst of six points.",
        remedy: "Use white or a light color for the text of complications.",
        guideline: """
            Watch faces may invert the colors of complications. A pure green, which is bright on black, becomes a magenta \
            that is weak on white.
            """,
        sources: [.widgets2025], needs: [.pictures, .appearances], thresholds: [InvertedContrast.contrast],
        judge: InvertedContrast.judge)
}

private enum InvertedContrast {
    static let contrast = Threshold("contrast", 3.5, .ratio, .measured("between the bounds of WCAG 2.2, 1.4.3"))

    @Sendable static func judge(_ input: RuleInput) -> [RuleOutcome] {
        input.pictures(otherwise: "no place of the widget inverts its colors") {
            $0.conditions.appearance == "inverted" && $0.conditions.content == .entry && !$0.texts.isEmpty
        }.judge { picture, index in
            TextLegibility(picture, changing: inverted).violations(
                below: contrast, input, index: index, place: "in inverted colors",
                advice: "Use white or a light color for text of complications.")
        }
    }

    private static func inverted(_ color: RGBA) -> RGBA {
        RGBA(red: 1 - color.red, green: 1 - color.green, blue: 1 - color.blue, alpha: color.alpha)
    }
}
