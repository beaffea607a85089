extension AuditRule {
    static let editingColors = AuditRule(
        RuleID(.guidelines, 85), "editing-colors", .note,
        title: "The form for editing has the app's colors",
        check: """
            The colors for the accent and the widget background in the asset catalogs of a widget that can be \
            configured. A watch has no form.
            """,
        remedy: """
            Give the color sets AccentColor and WidgetBackground a color, or name others in the target's build settings.
            """,
        guideline: """
            The system draws the form in which people edit a widget with the accent color and the widget background of the \
            asset catalog. Without them it looks the same for every app.
            """,
        sources: [.widgets2022, .widgets2025], needs: .pictures, judge: EditingColors.judge)
}

private enum EditingColors {
    @Sendable static func judge(_ input: RuleInput) -> [RuleOutcome] {
        let configuration = input.evidence.description.configuration
        guard configuration == .appIntent || configuration == .intent else {
            return [.notApplicable(reason: "the widget cannot be configured")]
        }
        let platforms = Set(input.evidence.pictures.map(\.conditions.platform))
        guard platforms != [.appleWatch] else { return [.notApplicable(reason: "a watch has no form")] }
        guard let theme = input.evidence.facts.theme else {
            return [.notApplicable(reason: "the asset catalogs were not read")]
        }
        return [("AccentColor", theme.accent), ("WidgetBackground", theme.widgetBackground)].map { name, color in
            guard color == nil else { return .pass(1) }
            return .violation(
                Observation(
                    .named(name), "the asset catalogs have no color “\(name)” for the form",
                    advice: """
                        Give the color set \(name) a color, or name another one in the target's build settings.
                        """,
                    measured: .text("missing"), bound: .text("a color")))
        }
    }
}
