extension AuditRule {
    static let smallWidgetTargets = AuditRule(
        RuleID(.guidelines, 36), "small-widget-targets", .error,
        title: "A small widget has one target",
        check: """
            Each link in the small size is an error, because it has no effect there. More buttons and toggles than \
            the threshold are a warning.
            """,
        remedy: "Set the destination of the whole widget with widgetURL(_:), and keep one control.",
        guideline: """
            A small widget opens the app as a whole: links in it have no effect, and widgetURL(_:) names the page. \
            Buttons and toggles work since iOS 17, but more than one is hard to hit.
            """,
        sources: [.widgets2022, .widgets2025], needs: [.pictures, .archive], thresholds: [SmallWidgetTargets.controls],
        judge: SmallWidgetTargets.judge)
}

private enum SmallWidgetTargets {
    static let controls = Threshold(
        "controls", 1, .count, .measured("the edition of 2022 allows one target; the one of 2025 allows controls"))

    @Sendable static func judge(_ input: RuleInput) -> [RuleOutcome] {
        let limit = input.value(of: controls)
        return input.pictures(otherwise: "the widget has no small size") {
            $0.conditions.family == .systemSmall && $0.conditions.content == .entry
        }.judge { picture, index in
            let links = picture.taps.filter { $0.kind == .link }.map { tap in
                RuleOutcome.violation(
                    Observation(
                        .element(tap.identity, .systemSmall), "\(Named.tap(tap)) has no effect in a small widget",
                        advice: "Set the destination of the whole widget with widgetURL(_:).",
                        measured: .text("a link"), bound: .text("widgetURL"), spot: picture.spot(tap, index),
                        literal: tap.label))
            }
            let controls = picture.taps.filter { $0.kind != .link }
            guard Double(controls.count) > limit else { return links }
            return links + [
                .violation(
                    Observation(
                        .family(.systemSmall), "the small widget has \(controls.count) buttons and toggles",
                        advice: "Keep the most important one, and move the others to a larger size.",
                        measured: .number(Double(controls.count), .count), bound: input.measure(of: Self.controls),
                        spot: picture.spot(index), severity: .warning))
            ]
        }
    }
}
