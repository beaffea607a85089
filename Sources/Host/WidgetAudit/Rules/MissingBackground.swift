import RenderModel

extension AuditRule {
    static let containerBackground = AuditRule(
        RuleID(.widgets, 9), "container-background", .error,
        title: "The widget has a container background",
        check: "The view of the widget has a container background, in every picture.",
        remedy: "Add containerBackground(for: .widget) to the widget's view.",
        guideline: """
            Built with the SDK of iOS 17 or later, a widget without containerBackground(for: .widget) shows a message for \
            developers instead of its content.
            """,
        sources: [.widgets2025, .developers], needs: [.pictures, .appearances, .messages],
        judge: MissingBackground.judge)
}

private enum MissingBackground {
    @Sendable static func judge(_ input: RuleInput) -> [RuleOutcome] {
        input.pictures(otherwise: "nothing is drawn").judge { picture, index in
            picture.diagnostics.filter { $0.code == .missingContainerBackground }.prefix(1).map { diagnostic in
                let remedy = diagnostic.remedy ?? "Add containerBackground(for: .widget) to the widget's view."
                let further = "Audit again after that: the message hides what other rules find."
                return .violation(
                    Observation(
                        .widget, "the widget has no container background",
                        advice: picture.isMessage ? "\(remedy) \(further)" : remedy,
                        measured: .text("missing"), bound: .text("a container background"), spot: picture.spot(index),
                        severity: picture.isMessage ? nil : .warning))
            }
        }
    }
}
