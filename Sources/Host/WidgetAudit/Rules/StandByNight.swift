extension AuditRule {
    static let standByNight = AuditRule(
        RuleID(.guidelines, 75), "standby-night", .warning,
        title: "Text is readable in the red of StandBy at night",
        check: """
            The contrast of each text in StandBy at night, where of each color only the luminance remains, at the \
            worst of six points.
            """,
        remedy: "Use white or a light color when widgetRenderingMode is vibrant.",
        guideline: """
            In a dark room StandBy shows a widget in shades of red: of each color only its luminance remains. A dark blue \
            or purple text, which is readable in color, disappears.
            """,
        sources: [.widgets2025], needs: [.pictures, .appearances], thresholds: [StandByNight.contrast],
        judge: StandByNight.judge)
}

private enum StandByNight {
    static let contrast = Threshold("contrast", 3, .ratio, .measured("WCAG 2.2, 1.4.3, large text; widgets are large"))

    @Sendable static func judge(_ input: RuleInput) -> [RuleOutcome] {
        input.pictures(otherwise: "the widget is not shown in StandBy at night") {
            $0.conditions.context == .standBy && $0.conditions.mode == .vibrant && $0.conditions.content == .entry
        }.judge { picture, index in
            TextLegibility(picture).violations(
                below: contrast, input, index: index, place: "in StandBy at night",
                advice: "Use white or a light color when widgetRenderingMode is vibrant.")
        }
    }
}
