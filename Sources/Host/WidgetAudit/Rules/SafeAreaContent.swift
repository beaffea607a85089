import CoreGraphics

extension AuditRule {
    static let safeAreaContent = AuditRule(
        RuleID(.guidelines, 116), "safe-area-content", .error, decision: .mixed,
        title: "Content stays inside the safe area",
        check: """
            The frames of texts, symbols and controls on an iPhone and an iPad, in the orientations of the app, \
            against the safe area; backgrounds and content that scrolls are exempt.
            """,
        remedy: "Let only the background ignore the safe area, and give the content the size that is left.",
        guideline: """
            Bars, the sensor housing, the rounded corners and the home indicator cover what is outside of the safe area. \
            Only backgrounds and content that scrolls belong there.
            """,
        sources: [.layout], needs: .screens, thresholds: [SafeAreaContent.overrun], judge: SafeAreaContent.judge)
}

private enum SafeAreaContent {
    static let overrun = Threshold(
        "overrun", 0.5, .points, .measured("half a point is more than the rounding to pixels"))

    /// Images and shapes may be backgrounds.
    @Sendable static func judge(_ input: RuleInput) -> [RuleOutcome] {
        input.screens(otherwise: "no preview is drawn on an iPhone or an iPad", where: \.isTouched) { screen in
            screen.fixedParts.compactMap { part in
                let overrun = screen.conditions.safeArea.overrun(of: part.frame)
                guard overrun > input.value(of: Self.overrun) else { return nil }
                let measured = Measure.number(overrun, .points)
                return screen.finding(
                    part.identity, "\(part.name) is \(measured.text) outside of the safe area", at: .init(part),
                    advice: "Let only the background ignore the safe area, and give the content the size that is left.",
                    measured: measured, bound: input.measure(of: Self.overrun))
            }
        }
    }
}
