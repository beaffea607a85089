extension AuditRule {
    static let simplifiedControls = AuditRule(
        RuleID(.guidelines, 47), "simplified-controls", .error,
        title: "Seen from afar, a widget has nothing to press",
        check: "Buttons and toggles that are shown at the simplified level of detail.",
        remedy: "Leave controls out when levelOfDetail is simplified.",
        guideline: """
            On Apple Vision Pro a widget that is far away has the simplified level of detail: larger content, fewer \
            things, and no buttons or toggles, which are out of reach.
            """,
        sources: [.widgets2025], needs: [.pictures, .appearances], judge: SimplifiedControls.judge)
}

private enum SimplifiedControls {
    @Sendable static func judge(_ input: RuleInput) -> [RuleOutcome] {
        input.pictures(otherwise: "no picture has the simplified level of detail") {
            $0.conditions.levelOfDetail == .simplified && $0.conditions.content == .entry
        }.judge { picture, index in
            picture.taps.filter { $0.kind != .link }.map { tap in
                .violation(
                    Observation(
                        .element(tap.identity, picture.conditions.family),
                        "\(Named.tap(tap)) is shown at the simplified level of detail",
                        advice: "Leave it out when levelOfDetail is simplified.", measured: .text("a control"),
                        bound: .text("none"), spot: picture.spot(tap, index), literal: tap.label))
            }
        }
    }
}
